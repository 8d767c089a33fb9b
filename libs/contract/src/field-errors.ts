import type { FastifySchemaValidationError } from 'fastify';

/** A refused field: its path joined by dots, the broken rule, and values for the rule's message. */
export interface FieldError {
  field: string;
  code: string;
  values?: Record<string, string | number>;
}

const maxErrors = 20;

const codes: Record<string, string> = {
  required: 'required',
  type: 'wrong_type',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_big',
  exclusiveMaximum: 'too_big',
  minItems: 'too_few',
  maxItems: 'too_many',
  format: 'invalid_format',
  pattern: 'invalid_format',
  enum: 'not_allowed',
  const: 'not_allowed',
  additionalProperties: 'unknown_field',
};

/** Patterns that only ask for something to be there. */
const blankPattern = '\\S';

function codeOf({ keyword, params }: FastifySchemaValidationError): string {
  if (keyword === 'minLength' && params['limit'] === 1) return 'blank';
  if (keyword === 'pattern' && params['pattern'] === blankPattern) return 'blank';
  return codes[keyword] ?? 'invalid';
}

const unescape = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');

function pathOf({ instancePath, params }: FastifySchemaValidationError): string {
  const leaf = params['missingProperty'] ?? params['additionalProperty'];
  const path = instancePath.split('/').slice(1).map(unescape);
  return [...path, ...(typeof leaf === 'string' ? [leaf] : [])].join('.').slice(0, 200);
}

function valuesOf({ params }: FastifySchemaValidationError): FieldError['values'] {
  return typeof params['limit'] === 'number' ? { limit: params['limit'] } : {};
}

/** Turns the validator's findings into refused fields: one per field, the first rule it breaks, at most 20. */
export function toFieldErrors(errors: readonly FastifySchemaValidationError[]): FieldError[] {
  const byField = new Map<string, FieldError>();
  for (const error of errors) {
    const field = pathOf(error);
    if (!byField.has(field)) byField.set(field, { field, code: codeOf(error), values: valuesOf(error) });
    if (byField.size === maxErrors) break;
  }
  return [...byField.values()];
}
