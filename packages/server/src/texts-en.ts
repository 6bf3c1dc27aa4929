/** What the server says in English. */
import { createSentencesEn } from '@bestzug/answers/en';
import { clipped, listed } from '@bestzug/answers/sentence-parts';
import { isOwnFault, type RequestFault, type ServiceFault } from './api-fault.ts';
import { TERMS_EN } from './terms-en.ts';
import type { ServerTexts } from './server-texts.ts';

const SENTENCES = createSentencesEn(TERMS_EN);

const quoted = (text: string): string => `"${clipped(text)}"`;

const TYPES: Readonly<Record<string, string>> = {
  string: 'a text',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function ruleSentence(rule: string, limit: string): string {
  switch (rule) {
    case 'type':
      return `expected is ${TYPES[limit] ?? limit}`;
    case 'enum':
      return `choose from ${listed(limit.split(','), 'and')}`;
    case 'minimum':
    case 'maximum':
      return `${rule === 'minimum' ? 'at least' : 'at most'} ${limit}`;
    case 'minLength':
      return `at least ${limit} characters`;
    case 'maxLength':
      return `at most ${limit} characters`;
    case 'minItems':
      return `at least ${limit} entries`;
    case 'maxItems':
      return `at most ${limit} entries`;
    default:
      return `${rule} ${limit}`.trim();
  }
}

function ownSentence(fault: RequestFault | ServiceFault): string {
  switch (fault.kind) {
    case 'badJson':
      return 'The body of the request is no valid JSON.';
    case 'noObject':
      return 'The body of the request has to be a JSON object, such as {"rack":"EEERST?"}.';
    case 'missingProperty':
      return `${quoted(fault.property)} is missing.`;
    case 'unknownProperty':
      return `There is no ${quoted(fault.property)} here; /api/docs shows what there is.`;
    case 'badProperty':
      return `${quoted(fault.property)} does not fit: ${ruleSentence(fault.rule, fault.limit)}.`;
    case 'badGame':
      return `The game in "gcg" cannot be read, ${fault.detail}`;
    case 'contradiction':
      return `${listed(fault.properties.map(quoted), 'and')} contradict each other.`;
    case 'badRequest':
      return `The request is not proper HTTP (${clipped(fault.code)}).`;
    case 'tooSlow':
      return `The request had not arrived after ${fault.limit} ms.`;
    case 'bodyTooLarge':
      return `The request is too large, at most ${fault.limit} bytes are allowed.`;
    case 'notJson':
      return `The request has to be JSON (Content-Type: application/json), not ${quoted(fault.found)}.`;
    case 'notFound':
      return `There is no address ${quoted(fault.path)}.`;
    case 'badMethod':
      return `${clipped(fault.found)} does not work here, choose from ${listed(fault.allowed, 'and')}.`;
    case 'rateLimited':
      return `More than ${fault.limit} requests a minute; please try again in ${fault.retryAfter} s.`;
    case 'busy':
      return `${fault.waiting} requests are waiting already; please try again in ${fault.retryAfter} s.`;
    case 'timeLimit':
      return `The answer took longer than ${fault.limit} ms and was given up.`;
    case 'stopping':
      return 'The server is being stopped.';
    case 'threadDied':
      return 'The thread at work on the request has crashed; there is a new one, please try again.';
    case 'clientGone':
      return 'The connection was closed before the answer.';
    case 'internal':
      return 'Internal error; the log of the server says more.';
  }
}

/** All texts. */
export const TEXTS_EN: ServerTexts = {
  fault: (fault) => (isOwnFault(fault) ? ownSentence(fault) : SENTENCES.fault(fault)),
  notBuilt: {
    title: 'The page has not been built yet',
    lead: 'Bestzug is running, but the web page is missing in this folder.',
    remedy: 'This builds it; reload this page afterwards:',
    api: 'The interface for programs is there:',
  },
  notFound: { title: 'There is no such page', home: 'To the start' },
};
