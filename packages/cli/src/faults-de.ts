/** The sentences of errors in German. */
import type { Sentences } from '@bestzug/answers';
import { createSentencesDe } from '@bestzug/answers/de';
import { clipped, listed, shortened } from '@bestzug/answers/sentence-parts';
import type { CliFault, StatePart } from './cli-fault.ts';
import { FORMAT_ENDINGS, type Format } from './convert/convert-result.ts';
import { binaryFaultDe, ownGameFaultDe } from './convert/format-sentence-de.ts';
import { gcgFaultDe } from './convert/gcg-sentence-de.ts';
import { programName } from './invocation.ts';
import { FULL_DISK_CODES } from './full-disk.ts';
import { recordSentenceDe } from './play/save-fault-de.ts';
import { profileSentenceDe } from './profile-sentence-de.ts';

/** What work was begun with, and what to do where that is something else now. */
const STATE_PARTS: Readonly<Record<StatePart, readonly [name: string, remedy: string]>> = {
  list: ['der Wortliste', '--list muss dieselbe nennen'],
  rules: ['den Regeln', '--rules muss dieselben nennen'],
  players: ['den Spielern', 'ohne --a und --b geht es weiter'],
  seed: ['--seed', 'ohne --seed geht es weiter'],
  games: ['--games', 'ohne --games geht es weiter'],
  data: ['anderen Daten der Spieler', 'nur neu begonnen zählen die Partien zusammen'],
};

/** In the dative, as after „aus“. */
const FORMAT_NAMES: Readonly<Record<Format, string>> = {
  gcg: 'einer Partie',
  json: 'einer gespeicherten Partie',
  cgp: 'einer Stellung',
  board: 'einem Brett',
  bzg: 'einer Wortliste',
  kwg: 'einer Wortliste',
  kbwg: 'einer Wortliste',
  words: 'einer Wortliste',
  klv: 'Restwerten',
  leaves: 'Restwerten',
};

const REBUILD_DEFAULT = '„npm start -- list info“ im Ordner von Bestzug baut sie neu';

/** The sentences that the server says as well, with the names of our options. */
export const SENTENCES_DE: Sentences = createSentencesDe({
  square: '--square',
  contains: '--contains',
  noWords: 'Standardeingabe: Sie ist leer; erwartet wird ein Wort je Zeile.',
  missingRack: `Es fehlen die Steine auf dem Bänkchen: „${programName()} best EEERSTU“, oder eine Stellung mit Bänkchen in --board.`,
  uncheckedRemedy: '--no-check lässt es zu',
  layoutRemedy: '--rules DATEI.json mit "layout" wählt einen anderen',
  inRuleRemedy: '--in-rule schaltet sie ein',
});

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
    case 'badNumberList':
      return `${fault.option}: ${quoted(fault.found)} geht nicht, gemeint sind höchstens ${fault.most} ganze Zahlen von 1 bis ${fault.max} mit Komma, zum Beispiel 20000,40000.`;
    case 'badDuration':
      return `${fault.option}: ${quoted(fault.found)} geht nicht, gemeint sind Sekunden von ${String(fault.min).replace('.', ',')} bis ${fault.max}.`;
    case 'badClaims':
      return `${fault.option}: ${quoted(fault.found)} geht nicht, gemeint sind zwei Zahlen unter 50 mit Komma, die kleinere zuerst: 0,2 fragt, ob 50 oder 52 % gewonnen werden.`;
    case 'conflict':
      return `${listed(fault.options, 'und')} schließen einander aus.`;
    case 'notFormed':
      return fault.formed.length === 0
        ? '--words: Dieser Zug bildet kein Wort, das man anzweifeln könnte.'
        : `--words: ${shortened(fault.words.map(quoted))} bildet der Zug nicht; anzweifeln lassen sich ${listed(fault.formed, 'und')}.`;
    case 'stdinTwice':
      return 'Nur eine Angabe kann „-“ sein: Die Standardeingabe lässt sich nur einmal lesen.';
    case 'badQueueUrl':
      return `${fault.option}: ${quoted(fault.found)} ist keine Adresse; gemeint ist etwas wie redis://127.0.0.1:6379.`;
    case 'badQueueProtocol':
      return `${fault.option}: ${quoted(fault.found)} geht nicht, die Adresse beginnt mit redis:// oder, für TLS, mit rediss://.`;
    case 'queueUnreachable':
      return `Die Warteschlange ${fault.address} ist nicht erreichbar (${fault.reason}); dort muss Redis oder Valkey laufen, und das Passwort muss stimmen.`;
    case 'blockFailed':
      return `Der Block ${fault.block} (Seed ${fault.seed}) ist dreimal gescheitert: ${fault.reason}.`;
    case 'noQueue':
      return 'Es fehlt die Warteschlange: --queue redis://127.0.0.1:6379, oder BESTZUG_QUEUE in der Umgebung.';

    case 'fileNotFound':
      return `Die Datei ${quoted(fault.file)} gibt es nicht.`;
    case 'folderNotFound':
      return `Den Ordner ${quoted(fault.folder)} gibt es nicht.`;
    case 'isFolder':
      return `${quoted(fault.file)} ist ein Ordner, keine Datei.`;
    case 'notFolder':
      return `${quoted(fault.folder)} ist eine Datei, kein Ordner.`;
    case 'noRegularFile':
      return `${quoted(fault.file)} ist keine gewöhnliche Datei; allein genannt wird sie gelesen.`;
    case 'noPermission':
      return `Die Datei ${quoted(fault.file)} ist nicht zugänglich: Es fehlen die Rechte.`;
    case 'diskFull':
      return `Für die Datei ${quoted(fault.file)} ist auf dem Datenträger kein Platz mehr.`;
    case 'outputFailed':
      return FULL_DISK_CODES.has(fault.code)
        ? 'Die Ausgabe ist unvollständig: Auf dem Datenträger ist kein Platz mehr.'
        : `Die Ausgabe ist unvollständig: Sie lässt sich nicht schreiben (${fault.code}).`;
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

    case 'missingRack':
    case 'empty':
    case 'illegalLetter':
    case 'rackTooLong':
    case 'tooMany':
    case 'badRowCount':
    case 'badRowLength':
    case 'missingField':
    case 'badNumber':
    case 'badPlayerCount':
    case 'unknownCommand':
    case 'badCoordinate':
    case 'badRange':
    case 'missingTiles':
    case 'layoutMismatch':
    case 'floatingTiles':
    case 'severalPositions':
      return SENTENCES_DE.fault(fault);
    case 'noPositions':
      return 'Keine einzige Stellung gefunden; erwartet werden Zeilen, deren letzte Spalte eine CGP-Stellung ist.';
    case 'noBoard':
      return `Brett: ${quoted(fault.found)} ist weder eine Datei noch eine CGP-Stellung.`;

    case 'badGcg':
      return `Die Partie ${quoted(fault.file)} ist nicht lesbar. ${gcgFaultDe(fault.reason)}`;
    case 'noSuchTurn':
      return `--turn: Die Partie ${quoted(fault.file)} hat ${fault.turns} ${fault.turns === 1 ? 'Zug' : 'Züge'}; möglich ist 1 bis ${fault.turns + 1} (nach dem letzten).`;
    case 'unknownEnding':
      return `An der Endung von ${quoted(fault.file)} ist nicht zu sehen, was es ist; möglich sind ${listed(fault.known, 'und')}.`;
    case 'noConversion':
      return `${quoted(fault.file)}: Aus ${FORMAT_NAMES[fault.from]} wird das nicht; möglich sind ${listed(
        fault.possible.map((format) => FORMAT_ENDINGS[format]),
        'und',
      )}.`;
    case 'outputExists':
      return `Die Datei ${quoted(fault.file)} gibt es schon; mit --force wird sie ersetzt.`;
    case 'noOwnGame':
      return `Aus ${quoted(fault.file)} wird keine gespeicherte Partie. ${ownGameFaultDe(fault.reason)}`;
    case 'startsWithTiles':
      return `Die Partie ${quoted(fault.file)} beginnt nicht mit leerem Brett, das kennen andere Formate nicht.`;
    case 'badKwg':
      return `Der Wortgraph ${quoted(fault.file)} ist beschädigt oder keiner. ${binaryFaultDe(fault.reason)}`;
    case 'badKlv':
      return `Die Restwerte ${quoted(fault.file)} sind beschädigt oder keine. ${binaryFaultDe(fault.reason)}`;
    case 'badLeaves':
      return `Die Restwerte ${quoted(fault.file)} sind beschädigt oder nicht von Bestzug.`;
    case 'foreignLeaves':
      return `--leaves: ${quoted(fault.file)} hat das Format eines anderen Programms; „bestzug convert ${fault.file} werte.leaves.gz“ macht daraus eine Tabelle.`;
    case 'unfitLeaves':
      return `--leaves: ${quoted(fault.file)} ist für die Steine ${fault.tileSet} mit ${fault.rackSize} auf dem Bänkchen, nicht für die Regeln ${fault.rules}.`;
    case 'turnWithoutGame':
      return '--turn braucht eine Partie, zum Beispiel PARTIE.gcg.';

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
    case 'doubleTile':
    case 'scoresTooHigh':
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

    case 'noGames':
      return `Im Ordner ${quoted(fault.folder)} liegt keine Partie (.json oder .gcg).`;
    case 'notHtml':
      return `--html: ${quoted(fault.file)} ist keine Seite; der Name muss auf .html enden.`;
    case 'noTurn':
      return `--turn: Zug ${fault.turn} gibt es nicht, die Partie hat ${fault.count} ${fault.count === 1 ? 'Zug' : 'Züge'}.`;
    case 'noPuzzle':
      return 'Mit dieser Wortliste ließ sich keine Aufgabe finden, in der ein Zug deutlich der beste ist; eine größere Liste hilft.';
    case 'badDate':
      return `${fault.option}: ${quoted(fault.found)} ist kein Tag; gemeint ist etwa 2026-12-24 oder 24.12.2026.`;
    case 'turnOfMany':
      return '--turn zeigt einen Zug einer einzigen Partie; hier sind es mehrere.';
    case 'noSave':
      return 'Es gibt keine gespeicherte Partie; „play“ beginnt eine, „play --resume DATEI“ nennt eine andere Datei.';
    case 'noSaveFolder':
      return `Im Ordner ${quoted(fault.folder)} lässt sich keine Partie speichern; „play --save DATEI“ nennt einen anderen Ort.`;
    case 'saveInUse':
      return `Die Datei ${quoted(fault.file)} wird gerade in einem anderen Prozess${fault.process === 0 ? '' : ` (${fault.process})`} benutzt; erst dort beenden.`;
    case 'saveExists':
      return `Die Datei ${quoted(fault.file)} gibt es schon, sie wird nicht überschrieben; „play --resume“ setzt eine Partie fort, oder ein anderer Name.`;
    case 'saveDamaged':
      return `Die gespeicherte Partie ${quoted(fault.file)} ist nicht lesbar: ${recordSentenceDe(fault.fault)}`;
    case 'saveFailed':
      return `Speichern in ${quoted(fault.file)} ging nicht (${FULL_DISK_CODES.has(fault.code) ? 'kein Platz' : fault.code}); die Partie steht wie vorher, in der Datei wie hier.`;

    case 'gamesExist':
      return `Im Ordner ${quoted(fault.folder)} liegen schon Partien; --gcg muss einen anderen nennen.`;
    case 'stateExists':
      return `In ${quoted(fault.file)} steht ein Zwischenstand; mit --resume geht es dort weiter, oder erst die Datei löschen.`;
    case 'stateDamaged':
      return `${quoted(fault.file)} ist kein Zwischenstand oder ist beschädigt; ohne die Datei beginnt die Arbeit neu.`;
    case 'stateVersion':
      return `Der Zwischenstand ${quoted(fault.file)} stammt von einer anderen Version (Format ${fault.found} statt ${fault.expected}); ohne die Datei beginnt die Arbeit neu.`;
    case 'stateMismatch':
      return `Der Zwischenstand ${quoted(fault.file)} wurde mit ${STATE_PARTS[fault.part][0]} ${fault.begunWith} begonnen, nicht mit ${fault.given}; ${STATE_PARTS[fault.part][1]}.`;

    case 'portInUse':
      return `Auf Port ${fault.port} läuft schon ein Programm; --port nennt einen anderen.`;
    case 'cannotListen':
      return `Auf ${quoted(fault.host)}, Port ${fault.port}, lässt sich nicht lauschen (${fault.code}); --host und --port nennen anderes.`;

    case 'threadDied':
      return 'Ein Thread ist abgestürzt, vielleicht fehlt Speicher; weniger --threads brauchen weniger davon.';
    case 'internal':
      return `Interner Fehler (${fault.detail}), bitte melden; mit BESTZUG_DEBUG=1 erscheint mehr dazu.`;
  }
}

const rebuild = (isDefault: boolean): string =>
  isDefault ? REBUILD_DEFAULT : `„${programName()} list build --help“ zeigt, wie man ihn neu baut`;

const meant = (suggestion: string | undefined): string =>
  suggestion === undefined ? '' : `, gemeint war vielleicht ${quoted(suggestion)}`;

const range = (min: number, max: number): string =>
  max === Number.MAX_SAFE_INTEGER ? `ab ${min}` : `von ${min} bis ${max}`;

const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;

const quoted = (text: string): string => `„${clipped(text)}“`;
