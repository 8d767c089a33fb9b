import { describe, expect, it } from 'vitest';
import { fromLines, termProblem, toLines, withoutBlanks } from './term-lines.ts';

describe('a list written in lines', () => {
  it.each([[''], ['Wine'], ['Wine\n'], ['Wine\n\nCheese']])('reads back what was written: %j', (text) => {
    expect(toLines(fromLines(text))).toBe(text);
  });

  it('is sent without empty lines, and other fields as they are', () => {
    const entries = { firstname: ' Nora', skills: { de_DE: ['Wein ', '', ' '], en_GB: [''] } };
    expect(withoutBlanks(entries)).toEqual({ firstname: ' Nora', skills: { de_DE: ['Wein'], en_GB: [] } });
  });

  it.each([
    ['nothing', undefined, undefined],
    ['as many as fit, and empty lines', { ar: [...Array.from({ length: 20 }, (_, n) => `${n}`), ''] }, undefined],
    ['one too many', { de_DE: ['a'], ar: Array.from({ length: 21 }, (_, n) => `${n}`) }, 'too-many'],
    ['the longest', { de_DE: [` ${'a'.repeat(100)} `] }, undefined],
    ['one too long', { de_DE: ['a'.repeat(101)] }, 'too-long'],
  ] as const)('with %s: %j', (_name, lists, problem) => {
    expect(termProblem(lists as Parameters<typeof termProblem>[0])).toBe(problem);
  });
});
