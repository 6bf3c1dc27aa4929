/** Answering questions in one thread; loaded with the first task that wants it. */
import { TextEncoder } from 'node:util';
import { decodeRemovedWords, type Result, type WordGraph } from '@bestzug/lexicon';
import type { AnnotatedList, InputFault, Question } from '@bestzug/answers';
import { Answerer } from '@bestzug/answers/best';
import { createSentencesDe } from '@bestzug/answers/de';
import { createSentencesEn } from '@bestzug/answers/en';
import { openKernelSearch } from '@bestzug/kernel';
import type { AnswerSetup } from './answer-setup.ts';
import { leavesOf } from './setup-leaves.ts';

/** The document as JSON in UTF-8, or why there is none. */
export type JsonAnswer = Result<Uint8Array<ArrayBuffer>, InputFault>;

/** Answers questions. */
export class AnswerHost {
  readonly #answerer: Answerer;
  readonly #encoder: TextEncoder = new TextEncoder();

  constructor(graph: WordGraph, setup: AnswerSetup) {
    const { list: identity, inWords, graphFile, profile, terms } = setup;
    const lexicon = { graph, identity };
    let reasons: ReadonlyMap<string, string> | undefined;
    const removalReason = (word: string): string | undefined => {
      reasons ??= graphFile === undefined ? new Map() : decodeRemovedWords(graphFile);
      return reasons.get(word);
    };
    const list: AnnotatedList = { lexicon, inWords, removalReason };
    const sentences = { de: createSentencesDe(terms.de), en: createSentencesEn(terms.en) };
    const now = (): number => performance.now();
    this.#answerer = new Answerer({
      list,
      profile,
      leaves: leavesOf(setup),
      sentences,
      now,
      openSearch: openKernelSearch,
    });
  }

  /** The answer as bytes of JSON, or the fault of the question. */
  answer(question: Question): JsonAnswer {
    const answer = this.#answerer.answer(question);
    if (!answer.ok) return answer;
    return { ok: true, value: this.#encoder.encode(JSON.stringify(answer.value)) };
  }
}
