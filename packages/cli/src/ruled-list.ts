/** The word list of a command with all that its rules need of it. */
import type { AnnotatedList } from '@bestzug/answers';
import type { RuleProfile } from '@bestzug/core';
import { inWordsOf } from './in-words.ts';
import { chooseRules, type ChosenRules } from './rules-input.ts';
import { warnAll, type Session } from './session.ts';
import { loadWordList, type LoadedList } from './word-graph-loader.ts';

/** A word list with all that the rules need of it. */
export interface RuledList extends LoadedList, AnnotatedList {}

/** What words and moves are judged by. */
export interface RulesAndList {
  readonly profile: RuleProfile;
  readonly list: RuledList;
}

/**
 * The rules and the list that the options of the session ask for; tells on stderr what is to be said
 * about them.
 *
 * @throws CliError as `chooseRules` and `loadList`
 */
export async function openRulesAndList(session: Session): Promise<RulesAndList> {
  const rules = await chooseRules(session.globals);
  return { profile: rules.profile, list: await openListOf(rules, session) };
}

/**
 * The list of rules chosen before, for commands that read something by the rules alone; tells on
 * stderr what is to be said about rules and list.
 *
 * @throws CliError as `loadList`
 */
export async function openListOf(rules: ChosenRules, { messages }: Session): Promise<RuledList> {
  const list = await loadList(rules);
  warnAll(messages, [...rules.warnings, ...list.warnings]);
  return list;
}

/**
 * The list of some rules; says nothing.
 *
 * @throws CliError of the kinds of `FileFault` and `ListFault`
 */
export async function loadList({
  profile,
  list,
}: Pick<ChosenRules, 'profile' | 'list'>): Promise<RuledList> {
  return ruledList(await loadWordList(list, profile.layout.size), profile);
}

/** The same for a list that is there already: games of several rules are looked at by one list. */
export const ruledList = (list: LoadedList, profile: RuleProfile): RuledList => ({
  ...list,
  inWords: inWordsOf(list, profile),
});
