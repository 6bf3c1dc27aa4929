/** Answers questions with documents; everything a thread of a server does for a request. */
import { err, ok, type Result } from '@bestzug/lexicon';
import {
  emptyBoard,
  invariant,
  PROFILES,
  setupOf,
  type BoardLayout,
  type RuleProfile,
  type Setup,
} from '@bestzug/core';
import type { OpenSearch } from '@bestzug/movegen';
import type { LeaveTable } from '@bestzug/strategy';
import { searchGraphOf, type AnnotatedList } from './annotated-list.ts';
import { bestDocument } from './best-document.ts';
import { PlacementFinder } from './found-placements.ts';
import type { InputFault } from './input-fault.ts';
import { parseMoveInput } from './move-input.ts';
import { judgeMove, scoreDocument } from './move-judgement.ts';

import { judgeOwnMove } from './own-move.ts';
import { parseFilter } from './placement-filter.ts';
import { parsePositionText, parseRackText, positionOfSetup } from './position-text.ts';
import type { BestQuestion, CheckQuestion, Language, Question, ScoreQuestion } from './question.ts';
import { describeRow, rankPlacements, type Query } from './ranked-placements.ts';
import type { Sentences } from './sentences/sentences.ts';
import { checkDocument, checkWord } from './word-check.ts';

/** What answers are made with. */
export interface AnswererEquipment {
  readonly list: AnnotatedList;
  /** Rules of questions that name none. */
  readonly profile: RuleProfile;
  /** For the tiles of the profile; left out: the leaves of single tiles and pairs. */
  readonly leaves?: LeaveTable | undefined;
  readonly sentences: Readonly<Record<Language, Sentences>>;
  /** Milliseconds from any beginning. */
  readonly now: () => number;
  /** See `GeneratorOptions`. */
  readonly openSearch?: OpenSearch | undefined;
}

const DEFAULT_TOP = 10;

/** Answers one question after the other. */
export class Answerer {
  readonly #equipment: AnswererEquipment;

  /** By the name of the profile; there are a handful. */
  readonly #finders: Map<string, PlacementFinder> = new Map();

  constructor(equipment: AnswererEquipment) {
    this.#equipment = equipment;
  }

  /** The document, as interface and command line have it, or why there is none. */
  answer(question: Question): Result<object, InputFault> {
    const profile = this.#profileOf(question);
    switch (question.kind) {
      case 'best':
        return this.#best(question, profile);
      case 'score':
        return this.#score(question, profile);
      case 'check':
        return ok(this.#check(question, profile));
    }
  }

  #profileOf({ rules }: Question): RuleProfile {
    const own = this.#equipment.profile;
    const profile = rules === undefined || rules === own.name ? own : PROFILES.get(rules);
    invariant(profile !== undefined, `whoever passes questions on knows the profiles: ${rules}`);
    return profile;
  }

  /** Only rules with *IN know words with it. */
  #listFor({ inRule }: RuleProfile): AnnotatedList {
    const { list } = this.#equipment;
    return inRule.enabled ? list : { ...list, inWords: undefined };
  }

  #finderFor(profile: RuleProfile, list: AnnotatedList): PlacementFinder {
    const known = this.#finders.get(profile.name);
    if (known !== undefined) return known;
    const finder = new PlacementFinder(searchGraphOf(list), profile, this.#equipment.openSearch);
    this.#finders.set(profile.name, finder);
    return finder;
  }

  #leavesFor({ tileSet, rackSize }: RuleProfile): LeaveTable | undefined {
    const { profile, leaves } = this.#equipment;
    const fits = tileSet.name === profile.tileSet.name && rackSize === profile.rackSize;
    return fits ? leaves : undefined;
  }

  #best(question: BestQuestion, profile: RuleProfile): Result<object, InputFault> {
    const { now } = this.#equipment;
    const list = this.#listFor(profile);
    const leaves = this.#leavesFor(profile);
    const { sort: order = 'score', top = DEFAULT_TOP, check = true } = question;
    const setup = setupOfText(question.board, profile.layout);
    if (!setup.ok) return setup;
    const [ownRack, ...otherRacks] = setup.value.racks;
    const given = question.rack === undefined ? ok(ownRack) : parseRackText(question.rack, profile);
    if (!given.ok) return given;
    const rack = given.value;
    if (rack === undefined || rack.size === 0) return err({ kind: 'missingRack' });
    const racks = [rack, ...otherRacks];
    const strictness = check ? 'all' : 'nothing';
    const position = positionOfSetup({ ...setup.value, racks }, profile, strictness);
    if (!position.ok) return position;
    const filter = parseFilter(question, profile);
    if (!filter.ok) return filter;
    const move = optional(question.move, (text) =>
      parseMoveInput(text, position.value.board, profile),
    );
    if (!move.ok) return move;

    const start = now();
    const found = this.#finderFor(profile, list).find(position.value, rack);
    const effort = { threads: 1, milliseconds: now() - start };
    const { value: filterRead } = filter;
    const query: Query = {
      position: position.value,
      rack,
      list,
      order,
      filter: filterRead,
      leaves,
    };
    const ranked = rankPlacements(found, query);
    const moves = Array.from(ranked.rows.slice(0, top), (row) => describeRow(row, ranked, query));
    const own = move.value && judgeOwnMove(move.value, ranked, query);
    return ok(bestDocument({ query, ranked, moves, own, effort }));
  }

  #score(question: ScoreQuestion, profile: RuleProfile): Result<object, InputFault> {
    const { sentences } = this.#equipment;
    const setup = setupOfText(question.board, profile.layout);
    if (!setup.ok) return setup;
    const rack = optional(question.rack, (text) => parseRackText(text, profile));
    if (!rack.ok) return rack;
    const { racks } = setup.value;
    const known = rack.value === undefined ? racks : [rack.value, ...racks.slice(1)];
    const strictness = (question.check ?? true) ? 'tiles' : 'nothing';
    const position = positionOfSetup({ ...setup.value, racks: known }, profile, strictness);
    if (!position.ok) return position;
    const move = parseMoveInput(question.move, position.value.board, profile);
    if (!move.ok) return move;
    const query = {
      position: position.value,
      rack: rack.value,
      list: (question.list ?? true) ? this.#listFor(profile) : undefined,
    };
    const { refusal } = sentences[question.language];
    return ok(scoreDocument(judgeMove(move.value, query), query, refusal));
  }

  #check({ words }: CheckQuestion, profile: RuleProfile): object {
    const list = this.#listFor(profile);
    return words.map((word) => checkDocument(checkWord(word, list, profile)));
  }
}

const setupOfText = (text: string | undefined, layout: BoardLayout): Result<Setup, InputFault> =>
  text === undefined ? ok(setupOf(emptyBoard(layout), [])) : parsePositionText(text, layout);

/** Reads a text if there is one. */
const optional = <Value>(
  text: string | undefined,
  parse: (text: string) => Result<Value, InputFault>,
): Result<Value | undefined, InputFault> => (text === undefined ? ok(undefined) : parse(text));
