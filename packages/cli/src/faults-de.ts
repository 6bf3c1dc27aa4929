/** The sentences of errors in German. */
import { type InputName } from '@bestzug/answers';
import { type LetterFault, type TooManyFault } from '@bestzug/core';
import { type CliFault } from './cli-fault.ts';
import { programName } from './invocation.ts';
import { FULL_DISK_CODES } from './play/full-disk.ts';
import { recordSentenceDe } from './play/save-fault-de.ts';
import { profileSentenceDe } from './profile-sentence-de.ts';
import { clipped, listed, shortened } from './sentence-parts.ts';

const INPUTS: Readonly<Record<InputName, string>> = {
  rack: 'Bänkchen',
  board: 'Brett',
  move: 'Zug',
  square: '--square',
  contains: '--contains',
  words: 'Wörter',
};

const CGP_FIELDS: Readonly<Record<string, string>> = {
  board: 'das Brett',
  racks: 'die Bänkchen',
  scores: 'die Spielstände',
  zeros: 'die Zahl der punktlosen Züge',
  np: 'die Zahl der Passzüge (np)',
};

const REBUILD_DEFAULT = '„npm start -- list info“ im Ordner von Bestzug baut sie neu';

/** One sentence for every fault. */
export function faultSentenceDe(fault: CliFault): string {
  switch (fault.kind) {
    case 'unknownSubcommand':
      return `Den Befehl ${quoted(fault.command)} gibt es nicht${meant(fault.suggestion)}; alle Befehle zeigt „${programName()} --help“.`;
    case 'unknownOption':
      return `Die Option ${quoted(fault.option)} gibt es hier nicht${meant(fault.suggestion)}; alle Optionen zeigt --help.`;
    case 'missingCommand':
      return 'Es fehlt ein Befehl; welche es gibt, zeigt --help.';
    case 'missingArgument':
      return `Es fehlt eine Angabe: ${fault.argument}; wie sie aussieht, zeigt --help.`;
    case 'missingOptionValue':
      return `Hinter ${fault.option} fehlt der Wert.`;
    case 'missingOption':
      return `Die Option ${fault.option} ist nötig.`;
    case 'tooManyArguments':
      return `Zu viele Angaben: ${fault.found.map(quoted).join(', ')}; was Leerzeichen enthält, gehört in Anführungszeichen.`;
    case 'badOptionNumber':
      return `${fault.option}: ${quoted(fault.found)} ist keine ganze Zahl ${range(fault.min, fault.max)}.`;
    case 'badChoice':
      return `${fault.option}: ${quoted(fault.found)} gibt es nicht, möglich sind ${listed(fault.choices, 'und')}.`;
    case 'badClaims':
      return `${fault.option}: ${quoted(fault.found)} geht nicht, gemeint sind zwei Zahlen unter 50 mit Komma, die kleinere zuerst: 0,2 fragt, ob 50 oder 52 % gewonnen werden.`;
    case 'conflict':
      return `${listed(fault.options, 'und')} schließen einander aus.`;
    case 'missingRack':
      return `Es fehlen die Steine auf dem Bänkchen: „${programName()} best EEERSTU“, oder eine Stellung mit Bänkchen in --board.`;
    case 'stdinTwice':
      return 'Nur eine Angabe kann „-“ sein: Die Standardeingabe lässt sich nur einmal lesen.';

    case 'fileNotFound':
      return `Die Datei ${quoted(fault.file)} gibt es nicht.`;
    case 'isFolder':
      return `${quoted(fault.file)} ist ein Ordner, keine Datei.`;
    case 'noPermission':
      return `Die Datei ${quoted(fault.file)} ist nicht zugänglich: Es fehlen die Rechte.`;
    case 'fileTrouble':
      return `Mit der Datei ${quoted(fault.file)} gibt es ein Problem (${fault.code}).`;
    case 'fileTooLarge':
      return `${quoted(fault.file)} ist zu groß, höchstens ${megabytes(fault.limit)} sind erlaubt.`;
    case 'notText':
      return `${quoted(fault.file)} ist keine Textdatei.`;
    case 'badArchive':
      return `${quoted(fault.file)} lässt sich nicht entpacken, die gz-Datei ist beschädigt.`;
    case 'badJson':
      return `${quoted(fault.file)} enthält kein gültiges JSON (${fault.detail}).`;
    case 'unsupportedFormat':
      return `${quoted(fault.file)}: Dateien der Art ${fault.format} kann diese Version noch nicht lesen.`;

    case 'listNotBuilt':
      return `Die deutsche Wortliste ist noch nicht gebaut; ${REBUILD_DEFAULT.replace(' neu', '')}, oder --list nennt eine andere.`;
    case 'listEmpty':
      return `${quoted(fault.file)} enthält kein spielbares Wort.`;
    case 'listTooLarge':
      return `Die Wörter von ${quoted(fault.file)} passen nicht in einen Wortgraphen, es sind zu viele verschiedene.`;
    case 'outputIsSource':
      return `Das Ergebnis würde die Quelle ${quoted(fault.file)} überschreiben; -o muss eine andere Datei nennen.`;
    case 'foreign':
      return `${quoted(fault.file)} ist kein Wortgraph von Bestzug; ${rebuild(fault.isDefault)}.`;
    case 'version':
      return `Der Wortgraph ${quoted(fault.file)} stammt von einer anderen Version (Format ${fault.found} statt ${fault.expected}); ${rebuild(fault.isDefault)}.`;
    case 'alphabet':
      return `Der Wortgraph ${quoted(fault.file)} ist für ein anderes Alphabet gemacht (${fault.found}); ${rebuild(fault.isDefault)}.`;
    case 'truncated':
      return `Der Wortgraph ${quoted(fault.file)} ist abgeschnitten (${fault.length} von ${fault.expected} Bytes); ${rebuild(fault.isDefault)}.`;
    case 'damaged':
      return `Der Wortgraph ${quoted(fault.file)} ist beschädigt; ${rebuild(fault.isDefault)}.`;

    case 'empty':
      return emptySentence(fault.input);
    case 'illegalLetter':
      return `${letterPlace(fault, fault.input)}: ${letterSentence(fault, fault.input)}`;
    case 'rackTooLong':
      return `${'player' in fault && fault.player > 1 ? `Bänkchen ${fault.player}` : 'Bänkchen'}: ${fault.found} Steine sind zu viele, höchstens ${fault.expected} sind erlaubt.`;
    case 'tooMany':
      return tooManySentence(fault, fault.input);
    case 'badRowCount':
      return `Brett: ${fault.found} ${fault.found === 1 ? 'Zeile' : 'Zeilen'} statt ${fault.expected}.`;
    case 'badRowLength':
      return `Brett, Zeile ${fault.row}: ${fault.found} ${fault.found === 1 ? 'Feld' : 'Felder'} statt ${fault.expected}.`;
    case 'missingField':
      return `Der CGP-Stellung fehlt ein Teil: ${CGP_FIELDS[fault.field] ?? fault.field}; sie besteht aus Brett, Bänkchen, Spielständen und punktlosen Zügen.`;
    case 'badNumber':
      return `CGP-Stellung, ${CGP_FIELDS[fault.field] ?? fault.field}: ${quoted(fault.found)} ist keine passende Zahl.`;
    case 'badPlayerCount':
      return fault.field === 'scores'
        ? `CGP-Stellung: ${fault.found} Spielstände für ${fault.expected} Bänkchen.`
        : `CGP-Stellung: Bänkchen für ${fault.found} Spieler, es müssen 2 bis 4 sein (getrennt durch /).`;
    case 'unknownCommand':
      return `Zug: ${quoted(fault.found)} ist kein Anfang eines Zuges; ein Zug sieht aus wie „8D GRÜNDE“ (waagerecht), „D8 GRÜNDE“ (senkrecht), „-QX“ (tauschen) oder „-“ (passen).`;
    case 'badCoordinate':
      return `${INPUTS[fault.input]}: ${quoted(fault.found)} ist kein Feld des Bretts, Zeilen gehen von 1 bis ${fault.rows}, Spalten von A bis ${fault.lastColumn}.`;
    case 'badRange':
      return fault.expected === undefined
        ? `Zug: ${quoted(fault.range)} ist keine Strecke in einer Zeile oder Spalte.`
        : `Zug: ${quoted(fault.range)} hat ${fault.expected} Felder, das Wort aber ${fault.found} Buchstaben.`;
    case 'missingTiles':
      return fault.move === 'placement'
        ? 'Zug: Hinter dem Feld fehlt das Wort, zum Beispiel „8D GRÜNDE“.'
        : 'Zug: Zum Tauschen fehlen die Steine, zum Beispiel „-QX“.';
    case 'layoutMismatch':
      return `Das Brett hat den Plan ${fault.found}, die Regeln verlangen ${fault.expected}; --rules DATEI.json mit "layout" wählt einen anderen.`;
    case 'floatingTiles':
      return `Brett: ${fault.squares.length === 1 ? 'Der Stein' : 'Die Steine'} auf ${shortened(fault.squares)} ${fault.squares.length === 1 ? 'hängt' : 'hängen'} nicht mit dem Sternfeld zusammen, so kann keine Partie stehen; --no-check lässt es zu.`;
    case 'severalPositions':
      return `Brett: ${fault.found} Zeilen mit CGP-Stellungen, gebraucht wird eine.`;
    case 'noPositions':
      return 'Keine einzige Stellung gefunden; erwartet werden Zeilen, deren letzte Spalte eine CGP-Stellung ist.';
    case 'noBoard':
      return `Brett: ${quoted(fault.found)} ist weder eine Datei noch eine CGP-Stellung.`;

    case 'unknownRules':
      return `--rules: Das Regelprofil ${quoted(fault.found)} gibt es nicht, möglich sind ${listed(fault.known, 'und')} oder eine Datei DATEI.json.`;
    case 'unknownKey':
    case 'missingKey':
    case 'badValue':
    case 'unsupported':
    case 'contradiction':
    case 'boardSize':
    case 'squareCount':
    case 'unknownSquare':
    case 'starCount':
    case 'badStar':
    case 'unknownTile':
    case 'tooFewTiles':
      return `Regelprofil: ${profileSentenceDe(fault)}`;

    case 'malformedPlayer':
      return `${fault.option}: ${quoted(fault.found)} ist kein Spieler; gemeint ist ein Name oder eine Spielstärke wie level:3.`;
    case 'unknownPlayer':
      return `${fault.option}: Den Computerspieler ${quoted(fault.found)} gibt es nicht, möglich sind ${listed(fault.known, 'und')}.`;
    case 'unknownParameter':
      return fault.known.length === 0
        ? `${fault.option}: ${fault.player} hat keine Parameter, also auch nicht ${quoted(fault.found)}.`
        : `${fault.option}: ${fault.player} hat keinen Parameter ${quoted(fault.found)}, möglich sind ${listed(fault.known, 'und')}.`;
    case 'repeatedParameter':
      return `${fault.option}: ${fault.player} hat den Parameter ${quoted(fault.found)} zweimal.`;
    case 'parameterOutOfRange':
      return `${fault.option}: ${fault.player}, ${fault.parameter}: ${quoted(fault.found)} ist keine ganze Zahl ${range(fault.min, fault.max)}.`;
    case 'unknownChoice':
      return `${fault.option}: ${fault.player}, ${fault.parameter}: ${quoted(fault.found)} gibt es nicht, möglich sind ${listed(fault.known, 'und')}.`;
    case 'badName':
      return `--players: ${quoted(fault.found)} ist kein Name, er hat 1 bis ${fault.limit} Zeichen.`;
    case 'sameName':
      return `--players: Zwei Spieler heißen ${quoted(fault.name)}.`;
    case 'playerCount':
      return `--players: ${fault.found} Spieler, nach diesen Regeln spielen ${fault.min === fault.max ? fault.min : `${fault.min} bis ${fault.max}`}${
        fault.rules.length === 0
          ? ''
          : `; ${listed(
              fault.rules.map((name) => `--rules ${name}`),
              'oder',
            )} ginge`
      }.`;

    case 'noSave':
      return 'Es gibt keine gespeicherte Partie; „play“ beginnt eine, „play --resume DATEI“ nennt eine andere Datei.';
    case 'saveInUse':
      return `Die Partie ${quoted(fault.file)} wird gerade in einem anderen Prozess${fault.process === 0 ? '' : ` (${fault.process})`} gespielt; erst dort beenden.`;
    case 'saveExists':
      return `Die Datei ${quoted(fault.file)} gibt es schon, sie wird nicht überschrieben; „play --resume“ setzt eine Partie fort, oder ein anderer Name.`;
    case 'saveDamaged':
      return `Die gespeicherte Partie ${quoted(fault.file)} ist nicht lesbar: ${recordSentenceDe(fault.fault)}`;
    case 'saveFailed':
      return `Speichern in ${quoted(fault.file)} ging nicht (${FULL_DISK_CODES.has(fault.code) ? 'kein Platz' : fault.code}); die Partie steht wie vorher, in der Datei wie hier.`;

    case 'threadDied':
      return 'Ein Thread ist abgestürzt, vielleicht fehlt Speicher; mit --threads 1 geht es ohne.';
    case 'internal':
      return `Interner Fehler (${fault.detail}), bitte melden; mit BESTZUG_DEBUG=1 erscheint mehr dazu.`;
  }
}

function emptySentence(input: InputName): string {
  switch (input) {
    case 'rack':
      return 'Bänkchen: Es ist leer; gebraucht wird mindestens ein Stein, ein Buchstabe oder „?“ für ein Blanko.';
    case 'board':
      return 'Brett: Die Eingabe ist leer; erwartet werden eine CGP-Stellung oder Zeilen mit „.“ für leere Felder.';
    case 'move':
      return 'Zug: Die Angabe ist leer, zum Beispiel „8D GRÜNDE“ (waagerecht) oder „-“ (passen).';
    case 'words':
      return 'Standardeingabe: Sie ist leer; erwartet wird ein Wort je Zeile.';
    case 'square':
    case 'contains':
      return `${INPUTS[input]}: Die Angabe ist leer.`;
  }
}

function letterPlace(fault: LetterFault, input: InputName): string {
  if (fault.row !== undefined) return `Brett, Zeile ${fault.row}, Spalte ${fault.column}`;
  const rack = /^rack(\d)$/u.exec(fault.field ?? '')?.[1];
  const part = rack === undefined ? INPUTS[input] : `CGP-Stellung, Bänkchen ${rack}`;
  return fault.position === undefined ? part : `${part}, Stelle ${fault.position}`;
}

function letterSentence({ found, instead }: LetterFault, input: InputName): string {
  const sign = quoted(found);
  if (instead !== undefined) return `${sign} gibt es nicht als Stein, bitte ${instead} schreiben.`;
  const blank = { rack: ', ? ist ein Blanko', board: ', Kleinbuchstaben sind Blankos' };
  const hint = input === 'rack' || input === 'board' ? blank[input] : '';
  return `${sign} ist kein Buchstabe; erlaubt sind A–Z, Ä, Ö und Ü${hint}.`;
}

function tooManySentence({ tile, found, available }: TooManyFault, input: InputName): string {
  const hint = input === 'move' && tile === '?' ? ' (Kleinbuchstaben sind Blankos)' : '';
  const supply = ['keins', 'nur eins'][available] ?? `nur ${available}`;
  return `${whose(input)} ${found} ${tileName(tile, found)}${hint}, im Spiel gibt es ${supply}.`;
}

function whose(input: InputName): string {
  switch (input) {
    case 'rack':
      return 'Bänkchen:';
    case 'board':
      return 'Brett und Bänkchen zusammen:';
    case 'move':
    case 'square':
    case 'contains':
    case 'words':
      return 'Zug:';
  }
}

const tileName = (tile: string, count: number): string => {
  if (tile !== '?') return tile === '*' ? '*IN' : tile;
  return count === 1 ? 'Blanko' : 'Blankos';
};

const rebuild = (isDefault: boolean): string =>
  isDefault ? REBUILD_DEFAULT : `„${programName()} list build --help“ zeigt, wie man ihn neu baut`;

const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `, gemeint war vielleicht ${quoted(suggestion)}`;

const range = (min: number, max: number): string =>
  max === Number.MAX_SAFE_INTEGER ? `ab ${min}` : `von ${min} bis ${max}`;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

const quoted = (text: string): string => `„${clipped(text)}“`;
