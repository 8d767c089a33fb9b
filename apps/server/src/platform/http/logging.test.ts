import { DrizzleQueryError } from 'drizzle-orm/errors';
import { describe, expect, it } from 'vitest';
import { createLog, serializeError } from './logging.ts';

const failed = new DrizzleQueryError('insert into "people" values ($1, $2)', ['a private\nvalue', 'another    at home'], new Error('boom'));

describe('a logged error', () => {
  it('keeps query, cause and place, and drops the values', () => {
    const text = JSON.stringify(serializeError(new Error('outer', { cause: failed })));
    expect(text).toContain('insert into');
    expect(text).toContain('boom');
    expect(text).toContain('logging.test.ts');
    expect(text).not.toMatch(/private|value"|another|at home/);
  });

  it('is written so by the log', () => {
    const lines: string[] = [];
    createLog({ logLevel: 'error' }, { write: (line) => void lines.push(line) }).error({ err: failed }, 'failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('boom');
    expect(lines[0]).not.toContain('private');
  });

  it('of any other kind is left as it is', () => {
    const plain = new TypeError('cannot read x');
    expect(serializeError(plain)).toMatchObject({ type: 'TypeError', message: 'cannot read x', stack: plain.stack });
  });
});
