import type { HelpTexts } from './help-texts.ts';

const BOARD_OPTION =
  'Stellung: CGP-Text, Datei (.cgp, eine Partie .gcg oder .json mit --turn, oder Zeilen mit „.“ für leere Felder) oder „-“ für die Standardeingabe; ohne Angabe das leere Brett';
const TURN_OPTION =
  'bei einer Partie: die Stellung vor diesem Zug, ab 1; ohne Angabe die nach dem letzten; eine gespeicherte bringt ihre Regeln mit';
const NO_CHECK_OPTION =
  'auch Bretter annehmen, die es in keiner Partie gibt (lose oder zu viele Steine)';

const LEAVES_OPTION =
  'Wert des Rests aus dieser Tabelle (.leaves.gz von „convert“ oder „train leaves“) statt der mitgelieferten';

/** `--help` in German. */
export const HELP_DE: HelpTexts = {
  usage: 'Aufruf:',
  usageCommand: '[Befehl]',
  usageOptions: '[Optionen]',
  argumentsTitle: 'Angaben:',
  optionsTitle: 'Optionen:',
  globalOptionsTitle: 'Optionen aller Befehle:',
  commandsTitle: 'Befehle:',
  exampleTitle: 'Beispiel:',
  program: 'Bestzug findet die besten Züge für deutsche Legespiele mit Buchstabensteinen.',
  globalOptions: {
    json: 'Ergebnis als ein JSON-Dokument',
    list: 'andere Wortliste: Textdatei (ein Wort je Zeile), .kwg, oder mit „list build“ gebaut',
    rules:
      'Regelprofil: familie, turnier-de, international, super, de-119 oder eine JSON-Datei (sonst turnier-de)',
    inRule: 'die Zusatzregel *IN gilt',
    noColor: 'ohne Farben',
    lang: 'Sprache: de oder en (sonst aus BESTZUG_LANG, sonst de)',
    help: 'diese Hilfe zeigen',
    version: 'Version zeigen',
  },
  values: {
    file: 'DATEI',
    number: 'N',
    rules: 'PROFIL',
    lang: 'SPRACHE',
    command: 'BEFEHL',
    board: 'BRETT',
    rack: 'STEINE',
    move: 'ZUG',
    square: 'FELD',
    text: 'TEXT',
    name: 'NAME',
    order: 'WONACH',
    mode: 'WAS',
    seconds: 'SEKUNDEN',
    players: 'WER',
    player: 'SPIELER',
    claims: 'A,B',
    depth: 'TIEFE',
    date: 'TAG',
    numbers: 'N,N,…',
    folder: 'ORDNER',
    host: 'ADRESSE',
    milliseconds: 'MS',
    level: 'STUFE',
    queue: 'URL',
  },
  exitCodes:
    'Endet mit 0 (erledigt, ja), 1 (nein: Wort ungültig, Zug nicht erlaubt),\n2 (falsche Eingabe), 3 (etwas fehlt oder ist beschädigt), 130 (abgebrochen).',
  helpCommand: 'Hilfe zu einem Befehl',
  best: {
    summary: 'die besten Züge mit diesen Steinen',
    description:
      'Sucht alle erlaubten Ablagen und zeigt die besten, nach Punkten geordnet. Bei Gleichstand steht waagerecht vor senkrecht, dann entscheiden Zeile, Spalte und Wort.',
    args: {
      rack: [
        'STEINE',
        'Steine auf dem Bänkchen in beliebiger Folge, ? für ein Blanko; ohne Angabe das Bänkchen der CGP-Stellung',
      ],
    },
    options: {
      board: BOARD_OPTION,
      turn: TURN_OPTION,
      top: 'so viele Züge zeigen (sonst 10)',
      all: 'alle Züge zeigen',
      sort: 'Ordnung: score (Punkte) oder equity (Bewertung: Punkte + Wert des Rests); sonst score',
      threads: 'auf so vielen Threads suchen; das Ergebnis ist immer dasselbe',
      leaves: LEAVES_OPTION,
      move: 'auch diesen eigenen Zug einordnen',
      minTiles: 'nur Züge mit mindestens N neuen Steinen',
      maxTiles: 'nur Züge mit höchstens N neuen Steinen',
      noBlank: 'nur Züge, die kein Blanko verbrauchen',
      square: 'nur Züge, die einen Stein auf dieses Feld legen',
      contains: 'nur Züge, deren gelegtes Wort diesen Text enthält',
      noCheck: NO_CHECK_OPTION,
      sim: 'die besten Züge auch ausprobieren: Gewinnchance, Vorsprung und Fehler jedes Zuges; Ctrl-C zeigt den Stand; bei leerem Beutel und mit einem Stein darin wird durchgerechnet statt probiert',
      samples: 'Simulation mit höchstens N Proben, alle Züge zusammen (sonst 5000)',
      time: 'Simulation von höchstens so vielen Sekunden, etwa 2 oder 0,5',
      plies: 'so viele Züge vorausspielen (sonst 2)',
      candidates: 'höchstens N Züge ausprobieren (sonst 12)',
      seed: 'Zahl, aus der die Proben folgen (sonst 1)',
    },
    example: 'Die besten Eröffnungen mit sieben Steinen, eines davon ein Blanko:',
  },
  score: {
    summary: 'einen Zug prüfen und abrechnen',
    description:
      'Prüft einen Zug und rechnet ihn vor, Wort für Wort. Die Zahl zuerst heißt waagerecht (8D), der Buchstabe zuerst senkrecht (D8); Kleinbuchstaben sind Blankos, „.“ steht für liegende Steine.',
    args: { move: ['ZUG', '„8D GRÜNDE“, „D8 GRÜNDE“, „-QX“ (tauschen) oder „-“ (passen)'] },
    options: {
      board: BOARD_OPTION,
      turn: TURN_OPTION,
      rack: 'prüfen, ob diese Steine reichen',
      noList: 'nur Regeln und Punkte, keine Wörter prüfen',
      noCheck: 'auch Bretter mit zu vielen Steinen annehmen; lose Steine ohne Warnung',
    },
    example: 'Eine Eröffnung, auf H8 liegt das Sternfeld:',
  },
  judge: {
    summary: 'einen Streit um einen Zug schlichten',
    description:
      'Liest jedes gebildete Wort vor, schlägt es in der vereinbarten Liste nach, rechnet den Zug vor und sagt, was nach den Regeln folgt: ob der Zug bleibt, was die Anzweiflung kostet, wer am Zug ist. Ohne weitere Angaben sind alle Wörter rechtzeitig angezweifelt. Endet mit 0, wenn der Zug liegen bleibt, sonst mit 1.',
    args: { move: ['ZUG', 'der Zug, um den es geht, wie bei score'] },
    options: {
      board: BOARD_OPTION.replace('Stellung', 'Stellung vor dem Zug'),
      turn: TURN_OPTION,
      rack: 'auch prüfen, ob diese Steine reichen',
      player: 'wer gelegt hat (sonst Spieler 1)',
      challenger: 'wer anzweifelt (sonst Spieler 2)',
      words: 'nur diese Wörter sind angezweifelt, mit Komma getrennt',
      unchallenged: 'niemand hat rechtzeitig angezweifelt',
      noCheck: 'auch Bretter mit zu vielen Steinen annehmen; lose Steine ohne Warnung',
    },
    example: 'Ein angezweifelter Zug nach Turnierregeln:',
  },
  check: {
    summary: 'Wörter in der Wortliste nachschlagen',
    description:
      'Sagt, ob Wörter gelten. Groß- und Kleinschreibung ist gleich, ß wird zu SS; Ä, Ö und Ü sind eigene Buchstaben.',
    args: { words: ['WORT', 'Wörter, oder „-“: eins je Zeile aus der Standardeingabe'] },
    options: {},
    example: 'Drei Wörter, nicht alle gültig:',
  },
  play: {
    summary: 'eine Partie spielen, gegen den Computer oder zu mehreren',
    description:
      'Spielt eine Partie am Terminal oder, ohne Terminal, mit den Zeilen der Standardeingabe: ein Zug („8D GRÜNDE“, „tausche QX“, „passe“) oder ein Befehl („hilfe“ zeigt alle). Nach jedem Zug wird gespeichert. Mit --json erscheint für jedes Ereignis eine Zeile JSON.',
    args: {},
    options: {
      players:
        '2 bis 4 Spieler mit Komma getrennt: Namen, oder level:1 bis level:6, greedy, static, sim für den Computer (sonst Du,level:3)',
      seed: 'Zahl, aus der Auslosung und Steine folgen (sonst zufällig)',
      save: 'Datei der Partie (sonst eine neue im Datenordner); eine vorhandene wird nicht überschrieben',
      resume: 'eine gespeicherte Partie fortsetzen, ohne Angabe die letzte',
    },
    example: 'Eine Partie gegen die dritte Stufe:',
  },
  convert: {
    summary: 'Partien, Stellungen, Wortlisten und Restwerte in andere Formate bringen',
    description:
      'Die Endungen sagen, was woraus werden soll: Partien (.gcg, .json), Stellungen (.cgp, .txt mit den Zeilen des Bretts), Wortlisten (.txt, .bzg, .kwg) und Restwerte (.klv2, .leaves, .leaves.gz). Was das andere Format nicht kennt, wird genannt. Eine Partie (.gcg) wird nach den Regeln von --rules gelesen; --list nennt die Wortliste, mit der sie gespielt ist.',
    args: {
      source: ['VON', 'Datei, die es gibt'],
      target: ['NACH', 'Datei, die geschrieben wird'],
    },
    options: {
      turn: 'aus einer Partie die Stellung vor diesem Zug, ab 1; ohne Angabe die nach dem letzten',
      force: 'eine vorhandene Datei ersetzen',
    },
    example: 'Die mitgelieferte Beispielpartie für andere Programme:',
  },
  analyze: {
    summary: 'gespielte Partien auswerten: beste Züge, Fehler, Glück',
    description:
      'Sagt zu jedem Zug, welcher der beste war und wie viel der gespielte dagegen verliert (in Punkten Bewertung), nennt ungültige Wörter, verpasste Bingos, Glück beim Ziehen und Gewinnchancen und zieht für jeden Spieler Bilanz. Mehrere Partien oder ein Ordner ergeben eine Tabelle der Spieler; was fertig ist, wird aufgehoben, und ein abgebrochener Lauf setzt dort fort.',
    args: { games: ['PARTIE', 'gespeicherte Partie (.json), GCG-Datei oder Ordner mit Partien'] },
    options: {
      depth:
        'static (Punkte und Wert des Rests; ein Augenblick) oder sim (Simulation; Sekunden je Zug); sonst static',
      html: 'auch einen Bericht als Seite für den Browser schreiben; bei mehreren Partien ein Ordner',
      leaves: LEAVES_OPTION,
      turn: 'nur den N-ten Zug zeigen, mit Brett und den besten Zügen',
      threads: 'auf so vielen Threads (sonst auf allen Kernen); das Ergebnis ist immer dasselbe',
      noCache: 'nichts aufheben und nichts Aufgehobenes nehmen',
      queue:
        'statt hier auf Arbeitern an dieser Warteschlange rechnen (redis://…, für TLS rediss://…); das Ergebnis ist dasselbe',
    },
    example: 'Die Beispielpartie:',
  },
  puzzle: {
    summary: 'die Aufgabe des Tages: Welcher Zug ist der beste?',
    description:
      'Zeigt eine Stellung, in der ein Zug deutlich besser ist als alle anderen, und verrät ihn nicht. Jeder Tag hat für jede Stufe eine Aufgabe. Bewertet wird nach Punkten und dem Wert der Steine, die übrig bleiben. Endet mit 1, wenn die Antwort nicht der beste Zug ist.',
    args: {},
    options: {
      level: 'leicht, mittel oder schwer (sonst mittel)',
      date: 'Aufgabe dieses Tages: 2026-12-24 oder 24.12.2026 (sonst heute)',
      seed: 'statt eines Tages eine Zahl, aus der die Aufgabe folgt',
      hint: '1, 2 oder 3 Hinweise, jeder verrät etwas mehr (sonst keiner)',
      answer: 'diesen Zug als Antwort bewerten',
      solution: 'die Lösung zeigen',
    },
    example: 'Die leichte Aufgabe von Heiligabend:',
  },
  match: {
    summary: 'zwei Computerspieler vergleichen',
    description:
      'Lässt zwei Computerspieler gegeneinander antreten, paarweise: zwei Partien mit den gleichen Steinen und getauschten Plätzen. Ergebnis sind Gewinnquote und Vorsprung mit ihren 95-%-Grenzen, bei gleichem --seed immer dieselben. Spieler: greedy (die meisten Punkte), static (Punkte und Wert der Reststeine), sim:plies=2,samples=500 (spielt voraus), level:1 bis level:6.',
    args: {},
    options: {
      a: 'der eine Spieler',
      b: 'der andere Spieler',
      games: 'so viele Partien, eine ungerade Zahl wird aufgerundet (sonst 1000)',
      seed: 'Zahl, aus der alle Steine folgen (sonst 1)',
      threads: 'auf so vielen Threads (sonst auf allen Kernen)',
      sprt: 'sequentieller Test: aufhören, sobald feststeht, ob A eher (50 + A) % oder (50 + B) % gewinnt, zum Beispiel 0,2; --games ist dann die Höchstzahl',
      gcg: 'jede Partie als GCG-Datei in diesen Ordner schreiben',
      save: 'den Zwischenstand in dieser Datei festhalten, auch bei Ctrl-C',
      resume:
        'einen Vergleich mit seinem Zwischenstand fortsetzen, mit --games auch um weitere Partien',
      queue:
        'statt hier auf Arbeitern an dieser Warteschlange rechnen (redis://…, für TLS rediss://…); das Ergebnis ist dasselbe',
    },
    example: 'Hundert Partien:',
  },
  train: {
    summary: 'Werte lernen, mit denen die Computerspieler urteilen',
    description: 'Lernt aus eigenen Partien, was die Computerspieler wissen.',
    args: {},
    options: {},
    example: 'Eine Tabelle aus wenigen Partien:',
  },
  trainWins: {
    summary: 'zählen, wie oft ein Vorsprung gewinnt',
    description:
      'Zählt in Partien des Spielers „static“ gegen sich selbst, wie oft welcher Vorsprung bei wie vielen Steinen im Beutel gewinnt; Simulationen lesen daran die Gewinnchance ab. Das Ergebnis hängt nur von Wortliste, Regeln, --games und --seed ab.',
    args: {},
    options: {
      output: 'Ergebnisdatei',
      games: 'Zahl der Partien (sonst 40000)',
      seed: 'Zahl, aus der alle Steine folgen (sonst 1)',
      threads: 'auf so vielen Threads (sonst auf allen Kernen); das Ergebnis ist dasselbe',
    },
    example: 'Eine Tabelle aus wenigen Partien:',
  },
  trainLeaves: {
    summary: 'lernen, was Reststeine wert sind',
    description:
      'Lernt, was die Steine wert sind, die nach einem Zug auf dem Bänkchen bleiben: In der ersten Generation zählen nur die Punkte, jede weitere spielt mit den Werten der vorigen. Das Ergebnis hängt nur von Wortliste, Regeln, --games und --seed ab. Ctrl-C speichert den Zwischenstand neben der Ergebnisdatei, --resume macht dort weiter.',
    args: {},
    options: {
      output: 'Ergebnisdatei',
      games: 'Partien jeder Generation (sonst 20000,40000)',
      seed: 'Zahl, aus der alle Steine folgen (sonst 1)',
      threads: 'auf so vielen Threads (sonst auf allen Kernen); das Ergebnis ist dasselbe',
      resume: 'ein abgebrochenes Training mit derselben Ergebnisdatei fortsetzen',
      queue:
        'statt hier auf Arbeitern an dieser Warteschlange rechnen (redis://…, für TLS rediss://…); das Ergebnis ist dasselbe',
    },
    example: 'Eine Tabelle aus wenigen Partien:',
  },
  serve: {
    summary: 'Webseite und Schnittstelle für Programme anbieten',
    description:
      'Bietet die Webseite und unter /api eine Schnittstelle für Programme an, bis Strg-C. Was es gibt, zeigt /api/docs. Protokoll: eine Zeile JSON je Anfrage auf der Standardfehlerausgabe, ohne Adressen und Inhalte.',
    args: {},
    options: {
      host: 'Adresse, auf der gelauscht wird (sonst 127.0.0.1: nur dieser Rechner)',
      port: 'Port (sonst 8015; 0: irgendein freier)',
      threads: 'Threads, die Anfragen bearbeiten (sonst so viele wie Prozessorkerne)',
      queue: 'Anfragen, die höchstens warten (sonst 64); weitere erhalten Status 503',
      timeout: 'Millisekunden, nach denen eine Anfrage mit Status 504 abbricht (sonst 10000)',
      rate: 'Anfragen je Minute und Adresse (sonst 6000; 0: beliebig viele)',
      log: 'was protokolliert wird: info, warn, error oder silent (sonst info)',
    },
    example: 'Die Webseite auf http://127.0.0.1:8080/:',
  },
  worker: {
    summary: 'für andere Rechner mitrechnen',
    description:
      'Nimmt Blöcke von Partien und Auswertungen aus einer Warteschlange (Redis oder Valkey) und rechnet sie auf allen Kernen, bis Strg-C. Wer --queue bei match, train leaves, analyze oder bench selfplay angibt, bekommt ihre Ergebnisse. Wortliste, Regeln und Tabellen müssen auf beiden Seiten dieselben sein, sonst lehnt der Arbeiter ab.',
    args: {},
    options: {
      queue: 'Adresse der Warteschlange (sonst aus BESTZUG_QUEUE)',
      threads: 'auf so vielen Threads (sonst auf allen Kernen)',
      lostAfter:
        'nach so vielen Sekunden ohne Lebenszeichen rechnet ein anderer den Block (sonst 30)',
    },
    example: 'Auf demselben Rechner:',
  },
  list: {
    summary: 'Wortlisten bauen und ansehen',
    description: 'Baut Wortlisten und sagt, was in ihnen steht.',
    args: {},
    options: {},
    example: 'Die mitgelieferte Liste ansehen:',
  },
  listBuild: {
    summary: 'eine Wortliste aus Textdateien bauen',
    description:
      'Baut eine Wortliste: Grundliste ohne die gestrichenen, mit den zusätzlichen Wörtern. Textdateien haben ein Wort je Zeile, auch gepackt (.gz); # beginnt eine Bemerkung; hinter einem Tabulator kann bei gestrichenen Wörtern der Grund stehen.',
    args: {},
    options: {
      base: 'Grundliste; mehrfach möglich, „-“ für die Standardeingabe',
      add: 'zusätzliche Wörter; mehrfach möglich',
      remove: 'gestrichene Wörter; mehrfach möglich',
      name: 'Name der Liste (sonst der Name der Ergebnisdatei)',
      output: 'Ergebnisdatei',
      maxLength: 'Buchstaben des längsten Wortes (sonst 15)',
    },
    example: 'Eine kleine Liste für zu Hause:',
  },
  listInfo: {
    summary: 'zeigen, was eine Wortliste enthält',
    description: 'Zeigt Name, Zahl der Wörter, Prüfsumme und Umfang einer Wortliste.',
    args: { file: ['DATEI', 'gebaute Liste oder Textdatei; ohne Angabe die von --list'] },
    options: {},
    example: 'Die mitgelieferte Liste:',
  },
  listDiff: {
    summary: 'zwei Wortlisten vergleichen',
    description: 'Zeigt die Wörter, die nur in einer von zwei Wortlisten stehen.',
    args: {
      earlier: ['ALT', 'Wortliste, gebaut oder als Text'],
      later: ['NEU', 'die andere Wortliste'],
    },
    options: {},
    example: 'Was gegenüber der Grundliste gestrichen ist (-) und was dazukommt (+):',
  },
  bench: {
    summary: 'Zeiten messen',
    description: 'Misst, wie schnell Züge gesucht und gerechnet werden.',
    args: {},
    options: {},
    example: 'Die mitgelieferten Stellungen, dreimal:',
  },
  benchPositions: {
    summary: 'alle Züge vieler Stellungen suchen',
    description:
      'Sucht die Züge aller Stellungen einer Datei und misst die Zeit eines Durchgangs. Bretter und erlaubte Buchstaben sind vorher bereit; auf dem leeren Brett zählen nur waagerechte Züge.',
    args: {
      file: ['DATEI', 'Zeilen mit Tabulatoren: zuerst der Name, zuletzt die CGP-Stellung'],
    },
    options: {
      mode: 'all (alle Züge), ranked (nach Punkten geordnet), best (der beste nach Punkten) oder equity (der beste nach Bewertung); sonst all',
      repeat: 'so viele gemessene Durchgänge (sonst 5)',
      threads: 'auf so vielen Threads (sonst 1)',
    },
    example: 'Die mitgelieferten Stellungen, dreimal:',
  },
  benchScoring: {
    summary: 'viele Züge abrechnen',
    description: 'Sucht alle Züge der Stellungen und misst, wie viele je Sekunde gerechnet werden.',
    args: {
      file: ['DATEI', 'Zeilen mit Tabulatoren: zuerst der Name, zuletzt die CGP-Stellung'],
    },
    options: { repeat: 'so viele gemessene Durchgänge (sonst 5)' },
    example: 'Die mitgelieferten Stellungen, dreimal:',
  },
  benchSelfplay: {
    summary: 'einen Computerspieler gegen sich selbst spielen lassen',
    description:
      'Spielt Partien eines Computerspielers gegen sich selbst und misst, wie viele je Sekunde. Die Signatur ist eine Prüfsumme über alle Züge, auf jedem Rechner und mit jeder Zahl von Threads dieselbe.',
    args: {},
    options: {
      games: 'so viele Partien (sonst 1000)',
      seed: 'Zahl, aus der alle Steine folgen (sonst 1)',
      player: 'greedy, static, level:3, sim:plies=2,samples=500 … (sonst greedy)',
      threads: 'auf so vielen Threads (sonst 1)',
      queue:
        'statt hier auf Arbeitern an dieser Warteschlange rechnen (redis://…, für TLS rediss://…); das Ergebnis ist dasselbe',
    },
    example: 'Hundert Partien:',
  },
};
