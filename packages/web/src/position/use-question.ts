/** The position as the engine is asked about it. */
import { useMemo } from 'react';
import { rackOf, type BoardLayout } from '@bestzug/core';
import type { PositionQuestion } from '../engine/engine-protocol.ts';
import { editionFor } from '../settings/edition.ts';
import type { RuleChoice } from '../settings/rule-profile.ts';
import { useSettings } from '../settings/settings-store.ts';
import type { PositionContent } from './position-content.ts';

/** The rules of the settings, on the board that the position lies on. */
export function useRuleChoice(layout: BoardLayout): RuleChoice {
  const rules = useSettings((settings) => settings.rules);
  const inRule = useSettings((settings) => settings.inRule);
  const chosen = useSettings((settings) => settings.edition);
  const edition = editionFor(layout, chosen);
  return useMemo(() => ({ rules, inRule, edition }), [rules, inRule, edition]);
}

/** The question; the same object as long as it is the same position. */
export function useQuestion(content: PositionContent, choice: RuleChoice): PositionQuestion {
  const { board, rack, scores, scorelessTurns, consecutivePasses } = content;
  return useMemo(
    () => ({
      rules: choice,
      board,
      rack: rackOf(rack),
      scores,
      scorelessTurns,
      consecutivePasses,
    }),
    [board, rack, scores, scorelessTurns, consecutivePasses, choice],
  );
}
