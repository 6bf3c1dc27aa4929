/**
 * Why something does not go, one plain sentence each: it names word, square and, where there is one,
 * the remedy.
 */
import type { BoardTextFault, CgpFault, PlacementFault } from '@bestzug/core';
import type { GcgFault } from '@bestzug/formats';
import type { EngineFault } from '../engine/engine-protocol.ts';
import type { Language } from '../settings/settings.ts';
import { faultTextsDe } from './fault-texts-de.ts';
import { faultTextsEn } from './fault-texts-en.ts';

/** What a sentence about a placement needs besides the fault. */
export interface PlacementPlace {
  /** Squares in a row. */
  readonly size: number;
  /** Name of the list. */
  readonly list: string;
}

/** See above. */
export interface FaultTexts {
  placement(fault: PlacementFault, place: PlacementPlace): string;
  position(fault: CgpFault | BoardTextFault): string;
  gcg(fault: GcgFault): string;
  engine(fault: EngineFault): string;
}

/** In both languages. */
export const faultTexts: Readonly<Record<Language, FaultTexts>> = {
  de: faultTextsDe,
  en: faultTextsEn,
};
