/** The kinds of computer players there are. A new kind is one more entry. */
import type { Result } from '@bestzug/lexicon';
import { levelKind } from '../level/level-kind.ts';
import {
  readPlayerSpec,
  type PlayerKind,
  type PlayerSpec,
  type PlayerSpecFault,
} from './player-spec.ts';
import { THINKING_KINDS } from './thinking-kinds.ts';

/** All kinds, the simplest first. */
export const PLAYER_KINDS: readonly PlayerKind[] = [...THINKING_KINDS, levelKind(THINKING_KINDS)];

/** The player that a text such as `static` names. */
export const parsePlayerSpec = (text: string): Result<PlayerSpec, PlayerSpecFault> =>
  readPlayerSpec(text, PLAYER_KINDS);
