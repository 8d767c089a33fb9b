import { describe, expect, it } from 'vitest';
import { toFieldErrors } from './field-errors.ts';
import { validatorCompiler } from './compilers.ts';

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'text'],
  properties: {
    type: { type: 'string', enum: ['news'] },
    text: { type: 'string', minLength: 1, maxLength: 5, pattern: '\\S' },
    name: { type: 'string', minLength: 2 },
    count: { type: 'integer', minimum: 1, maximum: 10 },
    key: { type: 'string', format: 'uuid' },
    list: { type: 'array', minItems: 1, maxItems: 2, items: { type: 'object', properties: { 'a/b~c': { type: 'boolean' } } } },
  },
};

const validate = validatorCompiler({ schema, method: 'POST', url: '/', httpPart: 'body' });

function errorsOf(body: unknown): [string, string][] {
  validate(body);
  return toFieldErrors((validate as unknown as { errors: Parameters<typeof toFieldErrors>[0] }).errors).map(({ field, code }) => [
    field,
    code,
  ]);
}

const good = { type: 'news', text: 'a' };

describe('field errors', () => {
  it.each([
    [
      {},
      [
        ['type', 'required'],
        ['text', 'required'],
      ],
    ],
    [null, [['', 'wrong_type']]],
    [[], [['', 'wrong_type']]],
    [{ ...good, type: 'page' }, [['type', 'not_allowed']]],
    [{ ...good, text: '' }, [['text', 'blank']]],
    [{ ...good, text: '  ' }, [['text', 'blank']]],
    [{ ...good, text: 'abcdef' }, [['text', 'too_long']]],
    [{ ...good, text: 5 }, [['text', 'wrong_type']]],
    [{ ...good, name: 'a' }, [['name', 'too_short']]],
    [{ ...good, count: 0 }, [['count', 'too_small']]],
    [{ ...good, count: 11 }, [['count', 'too_big']]],
    [{ ...good, count: '3' }, [['count', 'wrong_type']]],
    [{ ...good, count: Infinity }, [['count', 'wrong_type']]],
    [{ ...good, key: 'x' }, [['key', 'invalid_format']]],
    [{ ...good, list: [] }, [['list', 'too_few']]],
    [{ ...good, list: [{}, {}, {}] }, [['list', 'too_many']]],
    [{ ...good, list: [{}, { 'a/b~c': 1 }] }, [['list.1.a/b~c', 'wrong_type']]],
    [{ ...good, more: 1 }, [['more', 'unknown_field']]],
  ])('of %j', (body, expected) => {
    expect(errorsOf(body)).toEqual(expected);
  });

  it('are bounded, however much is wrong', () => {
    const body = { ...good, ...Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`field${index}`, 1])) };
    expect(errorsOf(body)).toHaveLength(20);
  });
});
