/** Texts of `convert` in English. */
import { clipped, grouped, listed, shortened } from '@bestzug/answers/sentence-parts';
import type { Loss } from './convert-result.ts';
import type { ConvertTexts } from './convert-texts.ts';

const count = (value: number): string => grouped(value, ',');

/** See `ConvertTexts`. */
export const CONVERT_TEXTS_EN: ConvertTexts = {
  done: ({ file, bytes, losses }) =>
    `${clipped(file)} is written (${count(bytes)} bytes${losses === 0 ? ', nothing lost' : ''}).`,
  lost: (sentence) => `Not taken over: ${sentence}`,
  loss: lossEn,
};

function lossEn(loss: Loss): string {
  switch (loss.kind) {
    case 'notes':
      return `remarks about ${loss.count} ${loss.count === 1 ? 'turn' : 'turns'}.`;
    case 'pragmas':
      return `the lines ${shortened(loss.names.map((name) => `#${clipped(name)}`))}.`;
    case 'nicks':
      return `the nicks ${shortened(loss.names.map(clipped))}.`;
    case 'racksAssumed':
      return `the gaps in the racks of ${loss.count} ${loss.count === 1 ? 'turn' : 'turns'}; they are filled with tiles that fit.`;
    case 'pointsOutsideRules':
      return `${loss.points} points for ${loss.event === 'time' ? 'overtime' : 'a challenge'} that these rules do not know.`;
    case 'scoresDiffer':
      return `the final score ${loss.record.join(' : ')}; by these rules it is ${loss.rules.join(' : ')}.`;
    case 'listIdentity':
      return `size and checksum of the word list ${clipped(loss.name)}, only its name stays.`;
    case 'bagOrder':
      return 'the order of the tiles in the bag.';
    case 'engines':
      return `which players are computers (${listed(loss.names.map(clipped), 'and')}).`;
    case 'rules':
      return `the rule profile ${clipped(loss.name)}.`;
    case 'overtimeSeconds':
      return 'the seconds of overtime, only their points stay.';
    case 'challengedWords':
      return 'which words were challenged.';
    case 'skippedTurns':
      return 'that a turn was lost after an unsuccessful challenge.';
    case 'course':
      return `the course of the game (${loss.turns} ${loss.turns === 1 ? 'turn' : 'turns'}) and the names of the players.`;
    case 'besideBoard':
      return 'racks, scores and everything else beside the board.';
    case 'removedWords':
      return `the reasons for ${count(loss.count)} words taken out.`;
    case 'listName':
      return `the name of the list (${clipped(loss.name)}); from now on that of the file counts.`;
    case 'unplayable':
      return `${count(loss.count)} ${loss.count === 1 ? 'entry' : 'entries'} that make no playable word.`;
    case 'leavesLeftOut':
      return `${count(loss.count)} leaves that these tiles cannot give, or that are too large.`;
    case 'leavesMissing':
      return `nothing, but the file has no value for ${count(loss.count)} leaves; they count 0.`;
    case 'leavesRounded':
      return `the last digits of ${count(loss.count)} values; they are kept in hundredths, from five tiles on in tenths.`;
  }
}
