/** Levels as a kind of player: `level:3`. */
import { invariant } from '@bestzug/core';
import { readPlayerSpec, type PlayerEquipment, type PlayerKind } from '../player/player-spec.ts';
import { LEVELS, type Level } from './level.ts';
import { levelPlayerWith, type LevelPlayer } from './level-player.ts';

/** Played where no level is named. */
const PRESET_LEVEL = 3;

/**
 * The kind of the levels.
 *
 * @param kinds the other kinds, which levels may think as
 */
export const levelKind = (kinds: readonly PlayerKind[]): PlayerKind => ({
  name: 'level',
  parameters: [{ kind: 'number', name: 'level', min: 1, max: LEVELS.length, preset: PRESET_LEVEL }],
  mainParameter: 'level',
  create: (values, equipment) =>
    createLevelPlayer(LEVELS[values.number('level') - 1]!, equipment, kinds),
});

/**
 * A player of a level, `LEVELS` or one's own.
 *
 * @param equipment must hold a vocabulary unless the level knows the whole list
 * @param kinds the players that the level may think as
 */
export const createLevelPlayer = (
  level: Level,
  equipment: PlayerEquipment,
  kinds: readonly PlayerKind[],
): LevelPlayer =>
  levelPlayerWith(level, equipment, (text, own) => {
    const spec = readPlayerSpec(text, kinds);
    invariant(spec.ok, 'a level thinks as a player there is');
    return spec.value.create(own);
  });
