/**
 * Requests against their schemas. Bodies are taken as they are; parameters of an address are texts,
 * so that numbers, truth values and lists are read from them.
 */
import { Ajv, type ErrorObject } from 'ajv';
import type { FastifySchemaCompiler, FastifySchema } from 'fastify';
import type { ApiFault } from './api-fault.ts';

const options = { allErrors: false, strict: true, allowUnionTypes: true } as const;

/** Makes validators; everything that is not said in a schema is refused. */
export function createValidatorCompiler(): FastifySchemaCompiler<FastifySchema> {
  const strict = new Ajv(options);
  const reading = new Ajv({ ...options, coerceTypes: 'array' });
  return ({ schema, httpPart }) => (httpPart === 'body' ? strict : reading).compile(schema);
}

/** The part of an issue that is read here. */
type Issue = Pick<ErrorObject, 'keyword' | 'instancePath'> & {
  readonly params: Readonly<Record<string, unknown>>;
};

/** An issue with its place. */
export function validationFault({ keyword, instancePath, params }: Issue): ApiFault {
  const property = instancePath.slice(1).replaceAll('/', '.');
  switch (keyword) {
    case 'required':
      return { kind: 'missingProperty', property: textOf(params['missingProperty']) };
    case 'additionalProperties':
      return { kind: 'unknownProperty', property: textOf(params['additionalProperty']) };
  }
  if (property === '') return { kind: 'noObject' };
  const limit = textOf(params['limit'] ?? params['type'] ?? params['allowedValues']);
  return { kind: 'badProperty', property, rule: keyword, limit };
}

/** A limit as text; choices with commas between them. */
function textOf(limit: unknown): string {
  if (Array.isArray(limit)) return limit.map(textOf).join(',');
  return typeof limit === 'string' || typeof limit === 'number' ? String(limit) : '';
}
