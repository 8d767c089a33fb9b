import { describe, expect, it } from 'vitest';
import { mentionFaults, sameWritten, toWritten } from './written.ts';

const anna = { id: 'anna', firstname: 'Anna', lastname: 'Meyer' };
const zoe = { id: 'zoe', firstname: 'Zoe\u0308', lastname: '' };

describe('a text as it is kept', () => {
  it('takes its mentions along', () => {
    const typed = '\r\n  Danke\r\n@Anna Meyer \r\n';
    const start = typed.indexOf('@');
    const { text, mentions } = toWritten(typed, [{ id: 'anna', start, length: 11 }]);
    expect(text).toBe('Danke\n@Anna Meyer');
    expect(mentions.map(({ start: at, length }) => text.slice(at, at + length))).toEqual(['@Anna Meyer']);
  });
});

describe('the mentions of a text', () => {
  const at = (id: string, start: number, length: number) => ({ id, start, length });
  it.each([
    ['are people by their names', 'Danke, @Anna Meyer!', [at('anna', 7, 11)], []],
    ['count the same composed otherwise', '@Zo\u00eb', [at('zoe', 0, 4)], []],
    ['may name a person twice', '@Anna Meyer @Anna Meyer', [at('anna', 0, 11), at('anna', 12, 11)], []],
    ['lead to no unknown person', '@Anna Meyer', [at('nobody', 0, 11)], ['mentions.0.id not_mentionable']],
    ['lead to whom they say', '@Anna Mayer', [at('anna', 0, 11)], ['mentions.0.start mention_mismatch']],
    ['begin with the sign', ' Anna Meyer', [at('anna', 0, 11)], ['mentions.0.start mention_mismatch']],
    ['stay within the text', '@Anna Meyer', [at('anna', 5, 11)], ['mentions.0.start mention_mismatch']],
    ['do not come before the text', '@Anna Meyer', [at('anna', -1, 12)], ['mentions.0.start mention_mismatch']],
    ['do not overlap', '@Anna Meyer', [at('anna', 0, 11), at('anna', 0, 11)], ['mentions.1.start mention_mismatch']],
    ['are in order', '@Anna Meyer @Anna Meyer', [at('anna', 12, 11), at('anna', 0, 11)], ['mentions.1.start mention_mismatch']],
  ])('%s', (_, text, mentions, faults) => {
    expect(mentionFaults({ text, mentions }, [anna, zoe]).map(({ field, code }) => `${field} ${code}`)).toEqual(faults);
  });
});

it.each([
  ['the same', '@Anna Meyer', 0, true],
  ['another text', '@Anna Meyer!', 0, false],
  ['another place', '@Anna Meyer', 1, false],
])('what is stored already: %s', (_, text, start, same) => {
  const stored = { text: '@Anna Meyer', mentions: [{ id: 'anna', start: 0, length: 11 }] };
  expect(sameWritten({ text, mentions: [{ id: 'anna', start, length: 11 }] }, stored)).toBe(same);
});
