/** What `play` says in German. Names are told apart from sentences by colons: they may be any. */
import { clipped, grouped, listed, shortened } from '@bestzug/answers/sentence-parts';
import { spokenMoveDe } from '../spoken-move.ts';
import type { PlayEventOf } from './play-event.ts';
import type { NewsEvent, PlayTexts } from './play-texts.ts';
import type { GameRefusal, ReasonFacts } from './play-event.ts';

const count = (value: number): string => grouped(value, '.');
const points = (value: number): string =>
  `${value < 0 ? '−' : ''}${count(Math.abs(value))} ${Math.abs(value) === 1 ? 'Punkt' : 'Punkte'}`;
const tiles = (value: number): string => `${value} ${value === 1 ? 'Stein' : 'Steine'}`;
const equity = (value: number): string =>
  `${value < 0 ? '−' : ''}${Math.abs(value).toFixed(1).replace('.', ',')}`;

const HELP = `Züge:
  8D GRÜNDE    waagerecht ab Zeile 8, Spalte D; D8 GRÜNDE geht senkrecht
  8D GRüNDE    Kleinbuchstabe = Blanko; liegende Steine als „.“ oder Buchstabe
  tausche QX   Steine tauschen (auch -QX); passe (auch -)
Befehle:
  tipp         ein Hinweis, beim zweiten und dritten Mal ein größerer
  warum        wie der letzte Zug zählt oder warum nicht; auch: warum 8D WORT
  beste        nach dem Zug: was besser gewesen wäre
  anzweifeln   die letzte Ablage oder Wörter davon; weiter: sie annehmen
  zurück       den letzten eigenen Zug zurücknehmen; wieder: doch nicht
  steine       Bänkchen und ungesehene Steine; brett: das Brett
  speichern F  eine Kopie in die Datei F; jeder Zug wird ohnehin gespeichert
  ende         aufhören, die Partie bleibt gespeichert`;

/** All texts. */
export const PLAY_TEXTS_DE: PlayTexts = {
  personName: 'Du',
  computerName: (engine) =>
    engine.replace(/^level(?::(?:level=)?(\d))?$/u, (_, level: string) => `Stufe ${level ?? 3}`),
  help: HELP,

  prompt: (name) => `${name}>`,
  windowPrompt: (name) => `${name} (anzweifeln oder weiter)>`,
  overPrompt: 'Partie zu Ende (beste, warum, zurück, ende)>',
  handOver: (name) => `Am Zug: ${name}. Die Eingabetaste zeigt das Bänkchen`,
  retry: 'Die Eingabetaste versucht es noch einmal, „ende“ hört auf',
  thinking: (name) => `${name} denkt nach …`,
  chooseOpponent: 'Gegen wen?',
  chooseKeys: '↑↓ wählen · Eingabetaste nehmen',
  levelChoice: (level) => LEVELS[level - 1] ?? `Stufe ${level}`,
  continueGame: (scores) => `Die letzte Partie fortsetzen (${scores})?`,
  yesOrNo: { hint: '(J/n)', yes: 'ja', no: 'nein' },

  rackTitle: 'Bänkchen:',
  unseenTitle: (value) => `Ungesehen (${value}):`,
  bag: (value) => `Beutel ${value}`,

  news: newsLines,
  placed: ({ player, move, score, total, parts }) =>
    `${player}: ${move}, ${points(score)} (${parts.join(' + ')}), Stand ${count(total)}.`,
  refusal: refusalText,
  commandHint: 'Alle Befehle zeigt „hilfe“.',
  blankHint: 'Ein Blanko wird als Kleinbuchstabe geschrieben, zum Beispiel 8D GRüNDE.',
  nothingBetter: (own) => `${spokenMoveDe(own)}: Nichts wäre besser gewesen.`,
  better: ({ own, ownText, best, loss }) =>
    own === null || loss === null
      ? `Besser als ${spokenMoveDe(ownText)} wäre gewesen: ${spokenMoveDe(best.move)}, ${points(best.score)}.`
      : `Besser als ${spokenMoveDe(ownText)} (${points(own.score)}) wäre gewesen: ${spokenMoveDe(best.move)} (${points(best.score)}), mit dem Rest ${equity(loss)} Punkte mehr.`,
  reason: reasonLines,
  noPoints: '0 Punkte.',
  notLookedUp: 'Ob ein Wort gilt, zeigt nach diesen Regeln erst das Anzweifeln.',

  titles: {
    number: 'Nr.',
    player: 'Spieler',
    move: 'Zug',
    points: 'Punkte',
    total: 'Stand',
    moves: 'Vorher',
    rest: 'Rest',
    count: 'Abrechnung',
    result: 'Ergebnis',
  },
  turnText(kind, move) {
    switch (kind) {
      case 'placement':
        return move;
      case 'exchange':
        return `getauscht: ${move.slice(1)}`;
      case 'pass':
        return 'gepasst';
      case 'lostTurn':
        return `${move} (ungültig)`;
      case 'challenge':
        return `angezweifelt: ${move}`;
    }
  },
  ending: endingLines,
  winner: ({ winner, seats }) => {
    const result = seats.map(({ score }) => count(score)).join(' : ');
    return winner === null ? `Unentschieden, ${result}.` : `Gewonnen: ${winner}, ${result}.`;
  },
};

const LEVELS = [
  'Stufe 1: nur ganz gewöhnliche Wörter',
  'Stufe 2: gewöhnliche Wörter',
  'Stufe 3: großer Wortschatz, spielt gemütlich',
  'Stufe 4: dazu alle kurzen Wörter, sieht mehr',
  'Stufe 5: plant mit dem Rest auf dem Bänkchen',
  'Stufe 6: volle Stärke',
];

function newsLines(event: NewsEvent): string[] {
  switch (event.kind) {
    case 'start': {
      const rounds = event.draw.map((round) =>
        round.map(({ player, tile }) => `${player} ${tile === '?' ? 'Blanko' : tile}`).join(', '),
      );
      return [
        `Auslosen: ${rounds.join('; noch einmal: ')}. Es beginnt: ${event.first}.`,
        `Regeln ${event.rules}, Wortliste ${event.list.name} (${count(event.list.words)} Wörter), Seed ${event.seed}; „hilfe“ zeigt die Befehle.`,
      ];
    }
    case 'resume':
      return [
        `Fortgesetzt nach ${event.turns} ${event.turns === 1 ? 'Zug' : 'Zügen'}.`,
        ...(event.gameList === null ? [] : [otherListText(event)]),
      ];
    case 'lostTurn':
      return [
        `${event.player}: ${event.move} gilt nicht (nicht in der Wortliste: ${listed(event.invalidWords, 'und')}), 0 Punkte.`,
      ];
    case 'exchange':
      return [`${event.player}: ${event.tiles ?? tiles(event.count)} getauscht, 0 Punkte.`];
    case 'pass': {
      const rest =
        event.untilEnd === null
          ? ''
          : ` (${event.inARow}-mal in Folge, nach ${event.untilEnd}-mal ist die Partie zu Ende)`;
      return [`${event.player}: gepasst${rest}.`];
    }
    case 'challenge':
      return [challengeText(event)];
    case 'accept':
      return [`${event.player}: Ablage angenommen.`];
    case 'undo':
      return [
        `Zurückgenommen: ${event.events} ${event.events === 1 ? 'Zug' : 'Züge'}; „wieder“ holt sie zurück.`,
      ];
    case 'redo':
      return [`Wieder gespielt: ${event.events} ${event.events === 1 ? 'Zug' : 'Züge'}.`];
    case 'save':
      return [
        event.isCopy
          ? `Kopie gespeichert: ${event.file}`
          : `Die Partie wird nach jedem Zug gespeichert: ${event.file}`,
      ];
    case 'hint':
      return [hintText(event)];
    case 'quit':
      return [
        event.save === null
          ? 'Auf Wiedersehen.'
          : `Gespeichert: ${event.save}; weiter mit „${event.command ?? ''}“.`,
      ];
  }
}

const otherListText = ({ gameList, list, missingWords }: PlayEventOf<'resume'>): string =>
  `Die Partie wurde mit einer anderen Wortliste begonnen (${gameList?.name ?? ''}), weiter geht es mit ${list.name}. ` +
  (missingWords.length === 0
    ? 'Alle gelegten Wörter stehen auch dort.'
    : `Dort fehlen: ${shortened(missingWords)}; sie bleiben gültig.`);

function challengeText(event: PlayEventOf<'challenge'>): string {
  const { player, words, invalidWords, loser, points: lost, losesTurn } = event;
  if (invalidWords.length > 0) {
    return `${player}: zu Recht angezweifelt, ${listed(invalidWords, 'und')} ${invalidWords.length === 1 ? 'steht' : 'stehen'} nicht in der Liste. ${loser}: Steine zurück, ${points(lost)}.`;
  }
  const price = lost < 0 ? ` ${loser}: ${points(lost)}.` : losesTurn ? ` ${loser}: setzt aus.` : '';
  return `${player}: ${listed(words, 'und')} zu Unrecht angezweifelt.${price}`;
}

function hintText({ stage, best, square, tiles: laid }: PlayEventOf<'hint'>): string {
  if (best.move === '-') return 'Es bleibt nur zu passen.';
  if (square === null) {
    return stage < 3 ? 'Tauschen wäre am besten.' : `Am besten ${best.move.slice(1)} tauschen.`;
  }
  if (stage === 1) return `Es gibt ${points(best.score)} für ${tiles(laid)}. „tipp“ verrät mehr.`;
  if (stage === 2)
    return `Für ${points(best.score)} beginnt das Wort auf ${square}. „tipp“ verrät es ganz.`;
  return `Am besten: ${best.move}, ${points(best.score)}, Rest ${best.leave === '' ? 'keiner' : best.leave}.`;
}

function reasonLines({
  level,
  reason,
  knownWords,
  knownPlacements,
  favourite,
  unknown,
}: ReasonFacts): string[] {
  const lines = [
    `Stufe ${level} kennt ${count(knownWords)} Wörter und sah damit ${count(knownPlacements)} Ablagen.`,
  ];
  const best = favourite === null ? '' : `${favourite.move} (${points(favourite.points)})`;
  switch (reason) {
    case 'best':
      lines.push('Das war die beste davon.');
      break;
    case 'near':
      lines.push(
        `Die beste wäre ${best} gewesen; diese Stufe nimmt mit Absicht nicht immer die beste.`,
      );
      break;
    case 'preferred':
      lines.push(`Mehr Punkte hätte ${best} gebracht; der Zug ist dafür besser für später.`);
      break;
    case 'exchange':
      lines.push('Kein Wort war so gut wie frische Steine.');
      break;
    case 'stuck':
      lines.push('Es ließ sich kein Wort legen.');
      break;
  }
  if (unknown !== null) {
    lines.push(`Das Wort für ${unknown.move} (${points(unknown.points)}) kennt diese Stufe nicht.`);
  }
  return lines;
}

function refusalText(refusal: GameRefusal): string {
  switch (refusal.kind) {
    case 'tooManyExchanged':
      return `Höchstens ${tiles(refusal.limit)} lassen sich auf einmal tauschen, nicht ${refusal.found}.`;
    case 'noExchangeLeft':
      return `Mehr als ${refusal.limit} Mal darf in dieser Partie niemand tauschen.`;
    case 'exchangeTilesNeeded':
      return 'Zum Tauschen gehören die Steine selbst, zum Beispiel „tausche QX“.';
    case 'nothingToChallenge':
      return challengeRefusal(refusal);
    case 'gameOver':
      return 'Die Partie ist zu Ende; „zurück“ nimmt den letzten Zug zurück.';
    case 'challengeOrAccept':
      return 'Die Partie endet mit der letzten Ablage: „anzweifeln“ oder „weiter“.';
    case 'nothingToAccept':
      return 'Es gibt nichts anzunehmen, die Partie läuft.';
    case 'nothingToUndo':
      return 'Es gibt keinen eigenen Zug zurückzunehmen.';
    case 'nothingToRedo':
      return 'Es ist nichts zurückgenommen.';
    case 'noOwnMove':
      return 'Erst nach einem eigenen Zug lässt sich sagen, was besser gewesen wäre.';
    case 'nothingToExplain':
      return 'Noch ist nichts gezogen; „warum 8D WORT“ rechnet einen Zug vor.';
  }
}

function challengeRefusal({
  reason,
  words,
}: Extract<GameRefusal, { readonly kind: 'nothingToChallenge' }>): string {
  const named = listed(words.map(clipped), 'und');
  switch (reason) {
    case 'policy':
      return 'Hier gibt es nichts anzuzweifeln: Nach diesen Regeln wird jede Ablage sofort geprüft.';
    case 'noPlacement':
      return 'Gerade gibt es nichts anzuzweifeln; das geht nur gleich nach einer Ablage.';
    case 'ownPlacement':
      return 'Die eigene Ablage lässt sich nicht anzweifeln.';
    case 'notFormed':
      return `Die letzte Ablage hat ${named} nicht gebildet.`;
    case 'alreadyJudged':
      return `Schon angezweifelt und gültig: ${named}.`;
    case 'noLexicon':
      return 'Ohne Wortliste lässt sich nichts anzweifeln.';
  }
}

function endingLines({ endReason, out, endCount, seats }: PlayEventOf<'over'>): string[] {
  const rests = seats.filter(({ name, restPoints }) => name !== out && restPoints > 0);
  const sum = rests.reduce((total, { restPoints }) => total + restPoints, 0);
  if (endReason !== 'out') {
    const why = endReason === 'passes' ? 'Alle haben gepasst' : 'Zu viele Züge ohne Punkte';
    return [
      `${why}, die Partie ist zu Ende. Alle ziehen ihren Rest ab, niemand bekommt etwas dazu.`,
    ];
  }
  const named = rests.map(({ name, rest, restPoints }) => `${name} ${rest} = ${restPoints}`);
  const lost = rests.map(({ name, restPoints }) => `${name}: −${restPoints}`);
  const restText =
    named.length === 0 ? 'Niemand hat einen Rest, der zählt.' : `Reste: ${named.join(', ')}.`;
  return [
    `Ausgemacht: ${out ?? ''}. ${restText}`,
    endCount === 'plusMinus'
      ? [`${out ?? ''}: +${sum} (Summe der Reste)`, ...lost].join(', ') + '.'
      : `${out ?? ''}: +${2 * sum} (zweimal die Summe der Reste), sonst ändert sich nichts.`,
  ];
}
