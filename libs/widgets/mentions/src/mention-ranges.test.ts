import { describe, expect, it } from 'vitest';
import { choose, queryAt, retype, toSent, toWriting, type Writing } from './mention-ranges.ts';

const anna = { id: 'anna', name: 'Anna Meyer' };
const hello: Writing = { text: 'Hallo @Anna Meyer und alle', mentions: [{ ...anna, start: 6 }] };
const starts = ({ mentions }: Writing) => mentions.map(({ start }) => start);

describe('mentions while typing', () => {
  it.each([
    ['a word before', 'Oh! Hallo @Anna Meyer und alle', 4, [10]],
    ['a word after', 'Hallo @Anna Meyer und ihr alle', 26, [6]],
    ['a letter right after the name', 'Hallo @Anna Meyers und alle', 18, [6]],
    ['a sign right before the name', 'Hallo @@Anna Meyer und alle', 7, [7]],
    ['a letter within the name', 'Hallo @Annna Meyer und alle', 11, []],
    ['the name shortened', 'Hallo @Anna und alle', 11, []],
    ['all taken away', '', 0, []],
    ['all replaced', '@Anna Meyer', 11, []],
  ])('%s', (_, text, caret, expected) => {
    expect(starts(retype(hello, text, caret))).toEqual(expected);
  });

  it('stay with their words whatever is typed around them', () => {
    // Each place, each length of what is typed or taken away.
    for (let at = 0; at <= hello.text.length; at += 1) {
      for (let taken = 0; taken <= hello.text.length - at; taken += 1) {
        for (const typed of ['', '@', 'a', ' @Anna Meyer']) {
          const text = hello.text.slice(0, at) + typed + hello.text.slice(at + taken);
          const next = retype(hello, text, at + typed.length);
          for (const { start, name } of next.mentions) expect(text.slice(start, start + 11)).toBe(`@${name}`);
          if (at + taken <= 6) expect(starts(next)).toContain(6 + typed.length - taken);
        }
      }
    }
  });
});

describe('what is looked for', () => {
  const at = (text: string) => queryAt({ text, mentions: [] }, text.length);
  it.each([
    ['@a', { start: 0, typed: 'a' }],
    ['Danke @Ann', { start: 6, typed: 'Ann' }],
    ['(@Anna Me', { start: 1, typed: 'Anna Me' }],
    ['شكرا @سمير', { start: 5, typed: 'سمير' }],
    ['@', null],
    ['@ Anna', null],
    ['@1', null],
    ['anna@hotel', null],
    ['@Anna Meyer hat recht', null],
    ['@Anna\nund', null],
    [`@${'a'.repeat(60)}`, null],
  ])('%s', (text, query) => {
    expect(at(text)).toEqual(query);
  });

  it('is nothing within a name that was chosen', () => {
    expect(queryAt(hello, 10)).toBeNull();
  });
});

describe('choosing a person', () => {
  it.each([
    ['Danke @Ann', 'Danke @Anna Meyer ', 18],
    ['@ann und alle', '@Anna Meyer und alle', 12],
  ])('%s', (text, expected, caret) => {
    const writing = { text, mentions: [] };
    const query = queryAt(writing, text.startsWith('@') ? 4 : text.length)!;
    expect(choose(writing, query, anna)).toMatchObject({ text: expected, caret, mentions: [{ id: 'anna' }] });
  });

  it('leaves others where they are', () => {
    const writing = { text: '@to @Anna Meyer', mentions: [{ ...anna, start: 4 }] };
    const chosen = choose(writing, { start: 0, typed: 'to' }, { id: 'tom', name: 'Tomás Oliveira' });
    expect([chosen.text, starts(chosen)]).toEqual(['@Tomás Oliveira @Anna Meyer', [0, 16]]);
  });
});

it('is sent without what surrounds it, and comes back as it was', () => {
  const sent = toSent({ text: '\n  @Anna Meyer! ', mentions: [{ ...anna, start: 3 }] });
  expect(sent).toEqual({ text: '@Anna Meyer!', mentions: [{ id: 'anna', start: 0, length: 11 }] });
  expect(toWriting(sent.text, sent.mentions)).toEqual({ text: '@Anna Meyer!', mentions: [{ ...anna, start: 0 }] });
});
