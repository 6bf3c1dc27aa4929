import type { HelpTexts } from './help-texts.ts';

const BOARD_OPTION =
  'position: CGP text, file (.cgp, a game .gcg or .json with --turn, or rows with "." for empty squares) or "-" for standard input; the empty board if left out';
const TURN_OPTION =
  'with a game: the position before this turn, from 1; after the last one if left out; a saved one brings its rules along';
const NO_CHECK_OPTION = 'also take boards that no game can give (floating or too many tiles)';

const LEAVES_OPTION =
  'value of what is kept by this table (.leaves.gz of "convert" or "train leaves") instead of the one that comes along';

/** `--help` in English. */
export const HELP_EN: HelpTexts = {
  usage: 'Usage:',
  usageCommand: '[command]',
  usageOptions: '[options]',
  argumentsTitle: 'Arguments:',
  optionsTitle: 'Options:',
  globalOptionsTitle: 'Options of all commands:',
  commandsTitle: 'Commands:',
  exampleTitle: 'Example:',
  program: 'Bestzug finds the best moves for German crossword games with letter tiles.',
  globalOptions: {
    json: 'result as one JSON document',
    list: 'another word list: text file (one word a line), .kwg, or built with "list build"',
    rules:
      'rule profile: familie, turnier-de, international, super, de-119 or a JSON file (default turnier-de)',
    inRule: 'the optional rule *IN is on',
    noColor: 'without colours',
    lang: 'language: de or en (default from BESTZUG_LANG, else de)',
    help: 'show this help',
    version: 'show the version',
  },
  values: {
    file: 'FILE',
    number: 'N',
    rules: 'PROFILE',
    lang: 'LANGUAGE',
    command: 'COMMAND',
    board: 'BOARD',
    rack: 'TILES',
    move: 'MOVE',
    square: 'SQUARE',
    text: 'TEXT',
    name: 'NAME',
    order: 'ORDER',
    mode: 'MODE',
    seconds: 'SECONDS',
    players: 'WHO',
    player: 'PLAYER',
    claims: 'A,B',
    depth: 'DEPTH',
    date: 'DAY',
    numbers: 'N,N,…',
    folder: 'FOLDER',
    host: 'ADDRESS',
    milliseconds: 'MS',
    level: 'LEVEL',
    queue: 'URL',
  },
  exitCodes:
    'Ends with 0 (done, yes), 1 (no: word not valid, move not legal),\n2 (wrong input), 3 (something is missing or damaged), 130 (interrupted).',
  helpCommand: 'help for a command',
  best: {
    summary: 'the best moves with these tiles',
    description:
      'Finds all legal placements and shows the best ones by score. Among equals across comes before down, then row, column and word decide.',
    args: {
      rack: [
        'TILES',
        'tiles on the rack in any order, ? for a blank; the rack of the CGP position if left out',
      ],
    },
    options: {
      board: BOARD_OPTION,
      turn: TURN_OPTION,
      top: 'show so many moves (default 10)',
      all: 'show all moves',
      sort: 'order: score, or equity (score + value of what remains); default score',
      threads: 'search on so many threads; the result is always the same',
      leaves: LEAVES_OPTION,
      move: 'also rank this move of your own',
      minTiles: 'only moves with at least N new tiles',
      maxTiles: 'only moves with at most N new tiles',
      noBlank: 'only moves that use no blank',
      square: 'only moves that lay a tile on this square',
      contains: 'only moves whose main word contains this text',
      noCheck: NO_CHECK_OPTION,
      sim: 'try the best moves out as well: chance of winning, spread and error of each; Ctrl-C shows how things stand; with an empty bag, or one tile in it, moves are calculated instead',
      samples: 'simulation with at most N samples of all moves together (default 5000)',
      time: 'simulation of at most so many seconds, such as 2 or 0.5',
      plies: 'play so many moves ahead (default 2)',
      candidates: 'try at most N moves (default 12)',
      seed: 'number the samples follow from (default 1)',
    },
    example: 'The best openings with seven tiles, one of them a blank:',
  },
  score: {
    summary: 'check and count one move',
    description:
      'Checks a move and shows its arithmetic, word by word. The number first means across (8D), the letter first down (D8); small letters are blanks, "." stands for tiles that lie there.',
    args: { move: ['MOVE', '"8D GRÜNDE", "D8 GRÜNDE", "-QX" (exchange) or "-" (pass)'] },
    options: {
      board: BOARD_OPTION,
      turn: TURN_OPTION,
      rack: 'check that these tiles suffice',
      noList: 'rules and points only, check no words',
      noCheck: 'also take boards with too many tiles; floating tiles without a warning',
    },
    example: 'An opening, the star is on H8:',
  },
  judge: {
    summary: 'settle a dispute about a move',
    description:
      'Reads out every word formed, looks it up in the list agreed upon, counts the move and says what follows by the rules: whether the move stays, what the challenge costs, whose turn it is. Unless told otherwise all words have been challenged in time. Ends with 0 if the move stays, else with 1.',
    args: { move: ['MOVE', 'the move in question, as for score'] },
    options: {
      board: BOARD_OPTION.replace('position', 'position before the move'),
      turn: TURN_OPTION,
      rack: 'also check that these tiles suffice',
      player: 'who has laid (default player 1)',
      challenger: 'who challenges (default player 2)',
      words: 'only these words are challenged, separated by commas',
      unchallenged: 'nobody challenged in time',
      noCheck: 'also accept boards with too many tiles; floating tiles without a warning',
    },
    example: 'A challenged move by tournament rules:',
  },
  check: {
    summary: 'look words up in the list',
    description:
      'Tells whether words are valid. Capitals and small letters are the same, ß becomes SS; Ä, Ö and Ü are letters of their own.',
    args: { words: ['WORD', 'words, or "-": one a line from standard input'] },
    options: {},
    example: 'Three words, not all of them valid:',
  },
  play: {
    summary: 'play a game, against the computer or among people',
    description:
      'Plays a game at the terminal or, without one, by the lines of standard input: a move ("8D GRÜNDE", "swap QX", "pass") or a command ("help" shows all). The game is saved after every move. With --json each event is a line of JSON.',
    args: {},
    options: {
      players:
        '2 to 4 players separated by commas: names, or level:1 to level:6, greedy, static, sim for the computer (default You,level:3)',
      seed: 'number from which start and tiles follow (random if left out)',
      save: 'file of the game (a new one in the data folder if left out); one that exists is not overwritten',
      resume: 'continue a saved game, the last one if no file is named',
    },
    example: 'A game against level three:',
  },
  convert: {
    summary: 'convert games, positions, word lists and leaves to other formats',
    description:
      'The endings tell what becomes what: games (.gcg, .json), positions (.cgp, .txt with the rows of the board), word lists (.txt, .bzg, .kwg) and leaves (.klv2, .leaves, .leaves.gz). What the other format does not know is told. A game (.gcg) is read by the rules of --rules; --list names the word list it was played with.',
    args: {
      source: ['FROM', 'file that is there'],
      target: ['TO', 'file to be written'],
    },
    options: {
      turn: 'of a game the position before this turn, from 1; after the last one if left out',
      force: 'replace a file that is there',
    },
    example: 'The example game for other programs:',
  },
  analyze: {
    summary: 'look through games: best moves, mistakes, luck',
    description:
      'Tells for each turn which move was the best and how much the one played loses against it (in points of equity), names words not in the list, missed bingos, luck of the draw and chances of winning, and sums up each player. Several games or a folder come to a table of the players; what is finished is kept, and an interrupted run goes on from there.',
    args: { games: ['GAME', 'saved game (.json), GCG file or folder of games'] },
    options: {
      depth:
        'static (points and value of the leave; a moment) or sim (simulation; seconds per turn); default static',
      html: 'also write a report as a page for the browser; with several games a folder',
      leaves: LEAVES_OPTION,
      turn: 'show the N-th turn alone, with the board and the best moves',
      threads: 'on so many threads (default: on all cores); the result is always the same',
      noCache: 'keep nothing and take nothing that was kept',
      queue:
        'compute on workers at this queue instead of here (redis://…, rediss://… for TLS); the result is the same',
    },
    example: 'The example game:',
  },
  puzzle: {
    summary: 'the puzzle of the day: which move is the best?',
    description:
      'Shows a position in which one move is clearly better than all others, and does not tell it. Each day has a puzzle of each level. Moves are judged by points and by what the tiles kept are worth. Ends with 1 if the answer is not the best move.',
    args: {},
    options: {
      level: 'easy, medium or hard (default medium)',
      date: 'puzzle of this day: 2026-12-24 or 24.12.2026 (default today)',
      seed: 'instead of a day a number from which the puzzle follows',
      hint: '1, 2 or 3 hints, each tells a little more (none if left out)',
      answer: 'judge this move as an answer',
      solution: 'show the solution',
    },
    example: 'The easy puzzle of Christmas Eve:',
  },
  match: {
    summary: 'compare two computer players',
    description:
      'Has two computer players play against each other, in pairs: two games with the same tiles and the seats swapped. It comes to the win rate and the lead with their 95% limits, always the same ones for the same --seed. Players: greedy (the most points), static (points and value of the leave), sim:plies=2,samples=500 (plays ahead), level:1 to level:6.',
    args: {},
    options: {
      a: 'the one player',
      b: 'the other player',
      games: 'so many games, an odd number is rounded up (default 1000)',
      seed: 'number that all tiles follow from (default 1)',
      threads: 'on so many threads (default: on all cores)',
      sprt: 'sequential test: stop as soon as it is settled whether A rather wins (50 + A)% or (50 + B)%, such as 0,2; --games is then the most that are played',
      gcg: 'write every game to this folder as a GCG file',
      save: 'keep the unfinished match in this file, at Ctrl-C too',
      resume: 'go on with an unfinished match, with --games also for more games',
      queue:
        'compute on workers at this queue instead of here (redis://…, rediss://… for TLS); the result is the same',
    },
    example: 'A hundred games:',
  },
  train: {
    summary: 'learn the values computer players judge by',
    description: 'Learns from own games what computer players know.',
    args: {},
    options: {},
    example: 'A table from few games:',
  },
  trainWins: {
    summary: 'count how often a lead wins',
    description:
      'Counts in games of the player "static" against itself how often which lead wins with how many tiles in the bag; simulations read chances of winning from it. The result depends on the word list, the rules, --games and --seed alone.',
    args: {},
    options: {
      output: 'the file to write',
      games: 'number of games (default 40000)',
      seed: 'number that all tiles follow from (default 1)',
      threads: 'on so many threads (default: all cores); the result is the same',
    },
    example: 'A table from a few games:',
  },
  trainLeaves: {
    summary: 'learn what tiles kept are worth',
    description:
      'Learns what the tiles are worth that stay on the rack after a move: in the first generation points alone count, each later one plays with the values of the one before. The result depends on the word list, the rules, --games and --seed alone. Ctrl-C saves the unfinished work beside the output file, --resume goes on there.',
    args: {},
    options: {
      output: 'file of the result',
      games: 'games of each generation (20000,40000 if left out)',
      seed: 'number that all tiles follow from (1 if left out)',
      threads: 'on so many threads (on all cores if left out); the result is the same',
      resume: 'go on with an interrupted training with the same output file',
      queue:
        'compute on workers at this queue instead of here (redis://…, rediss://… for TLS); the result is the same',
    },
    example: 'A table from few games:',
  },
  serve: {
    summary: 'serve the web page and an interface for programs',
    description:
      'Serves the web page and, under /api, an interface for programs, until Ctrl-C. /api/docs shows what there is. Log: one line of JSON a request on standard error, without addresses and contents.',
    args: {},
    options: {
      host: 'address to listen on (127.0.0.1, this machine alone, if left out)',
      port: 'port (8015 if left out; 0: any free one)',
      threads: 'threads at work on requests (as many as processor cores if left out)',
      queue: 'most requests that wait (64 if left out); more get status 503',
      timeout: 'milliseconds after which a request ends with status 504 (10000 if left out)',
      rate: 'requests a minute from one address (6000 if left out; 0: any number)',
      log: 'what is logged: info, warn, error or silent (info if left out)',
    },
    example: 'The web page on http://127.0.0.1:8080/:',
  },
  worker: {
    summary: 'compute for other machines',
    description:
      'Takes blocks of games and analyses off a queue (Redis or Valkey) and computes them on all cores until Ctrl-C. Whoever gives --queue to match, train leaves, analyze or bench selfplay gets the results. Word list, rules and tables must be the same on both sides, else the worker refuses.',
    args: {},
    options: {
      queue: 'address of the queue (else from BESTZUG_QUEUE)',
      threads: 'on so many threads (else on all cores)',
      lostAfter:
        'after so many seconds without a sign of life another computes the block (else 30)',
    },
    example: 'On the same machine:',
  },
  list: {
    summary: 'build and look at word lists',
    description: 'Builds word lists and tells what is in them.',
    args: {},
    options: {},
    example: 'Look at the list that comes with the program:',
  },
  listBuild: {
    summary: 'build a word list from text files',
    description:
      'Builds a word list: the base without the removed words, with the added ones. Text files have one word a line and may be packed (.gz); # begins a remark; removed words may have a reason behind a tab.',
    args: {},
    options: {
      base: 'base list; may be given several times, "-" for standard input',
      add: 'added words; may be given several times',
      remove: 'removed words; may be given several times',
      name: 'name of the list (default: the name of the output file)',
      output: 'output file',
      maxLength: 'letters of the longest word (default 15)',
    },
    example: 'A small list for the family:',
  },
  listInfo: {
    summary: 'show what a word list holds',
    description: 'Shows name, number of words, checksum and size of a word list.',
    args: { file: ['FILE', 'built list or text file; the one of --list if left out'] },
    options: {},
    example: 'The list that comes with the program:',
  },
  listDiff: {
    summary: 'compare two word lists',
    description: 'Shows the words that only one of two word lists has.',
    args: {
      earlier: ['OLD', 'word list, built or as text'],
      later: ['NEW', 'the other word list'],
    },
    options: {},
    example: 'What was removed from the upstream list (-), and what was added (+):',
  },
  bench: {
    summary: 'measure times',
    description: 'Measures how fast moves are found and counted.',
    args: {},
    options: {},
    example: 'The positions that come with the program, three times:',
  },
  benchPositions: {
    summary: 'find all moves of many positions',
    description:
      'Finds the moves of all positions of a file and measures the time of one pass. Boards and cross-checks are ready before; on the empty board only across moves count.',
    args: { file: ['FILE', 'lines with tabs: first the name, last the CGP position'] },
    options: {
      mode: 'all (all moves), ranked (ordered by score), best (the best by score) or equity (the best by equity); default all',
      repeat: 'so many measured passes (default 5)',
      threads: 'on so many threads (default 1)',
    },
    example: 'The positions that come with the program, three times:',
  },
  benchScoring: {
    summary: 'count many moves',
    description: 'Finds all moves of the positions and measures how many are counted per second.',
    args: { file: ['FILE', 'lines with tabs: first the name, last the CGP position'] },
    options: { repeat: 'so many measured passes (default 5)' },
    example: 'The positions that come with the program, three times:',
  },
  benchSelfplay: {
    summary: 'have a computer player play against itself',
    description:
      'Plays games of a computer player against itself and measures how many per second. The signature is a checksum over all moves, the same on every machine and with any number of threads.',
    args: {},
    options: {
      games: 'so many games (default 1000)',
      seed: 'number that all tiles follow from (default 1)',
      player: 'greedy, static, level:3, sim:plies=2,samples=500 … (default greedy)',
      threads: 'on so many threads (default 1)',
      queue:
        'compute on workers at this queue instead of here (redis://…, rediss://… for TLS); the result is the same',
    },
    example: 'A hundred games:',
  },
};
