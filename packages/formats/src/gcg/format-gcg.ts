/** Writes GCG strictly (rules R115–R119): UTF-8 with header, LF, dots as far as the game has them. */
import { formatPlaySigns, formatStart, signOfRackSymbol, type BoardLayout } from '@bestzug/core';
import type { GcgEvent, GcgGame, GcgPragma } from './gcg-game.ts';

/**
 * The text of a game: header, players, pragmas, then the events, each with its notes. Where two
 * texts say the same game, `replayGcg(…).game` gives both the same form.
 */
export function formatGcg(game: GcgGame, layout: Pick<BoardLayout, 'size'>): string {
  const lines = ['#character-encoding UTF-8'];
  for (const [index, { nick, name }] of game.players.entries()) {
    lines.push(`#player${index + 1} ${nick} ${name}`);
  }
  for (const pragma of game.pragmas) lines.push(...pragmaLines(pragma));
  for (const event of game.events) {
    const { nick } = game.players[event.player]!;
    lines.push(`>${nick}: ${eventText(event, layout.size)}`);
    if (event.note !== '') lines.push(...event.note.split('\n').map((line) => `#note ${line}`));
  }
  return `${lines.join('\n')}\n`;
}

/** Lines of a running text follow as they are; none of them begins like a pragma or an event. */
function pragmaLines({ name, value }: GcgPragma): string[] {
  return `#${name}${value === '' ? '' : ` ${value}`}`.split('\n');
}

function eventText(event: GcgEvent, size: number): string {
  const { rack, points, total } = event;
  const sign = points < 0 || isTakenOff(event) ? '-' : '+';
  const numbers = `${sign}${Math.abs(points)} ${total}`;
  const written = rack === undefined ? '' : `${signsOf(rack)} `;
  return `${written}${bodyText(event, size)} ${numbers}`;
}

/** Whether no points are written `-0`: what takes points off took none. */
const isTakenOff = ({ kind, rack, points }: GcgEvent): boolean =>
  points === 0 &&
  (kind === 'withdrawn' || kind === 'time' || (kind === 'rest' && rack !== undefined));

function bodyText(event: GcgEvent, size: number): string {
  switch (event.kind) {
    case 'placement': {
      const { start: square, direction, signs } = event;
      return `${formatStart({ square, direction }, size)} ${formatPlaySigns(signs)}`;
    }
    case 'exchange':
      return `-${event.symbols === undefined ? event.count : signsOf(event.symbols)}`;
    case 'pass':
      return '-';
    case 'withdrawn':
      return '--';
    case 'challenge':
    case 'time':
      return `(${event.kind})`;
    case 'rest':
      return `(${signsOf(event.symbols)})`;
  }
}

const signsOf = (symbols: readonly number[]): string => symbols.map(signOfRackSymbol).join('');
