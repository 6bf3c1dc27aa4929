/** The language of a request: German unless its `Accept-Language` prefers English. */
import accepts from 'accepts';
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '@bestzug/answers';

/** The language to answer in. */
export function languageOf({ raw }: FastifyRequest): Language {
  const accepted = accepts(raw).languages([...LANGUAGES]);
  return LANGUAGES.find((language) => language === accepted) ?? 'de';
}
