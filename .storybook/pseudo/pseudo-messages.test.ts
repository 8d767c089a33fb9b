import type { Messages } from '@foyer/i18n';
import { createIntl, defineMessages } from 'react-intl';
import { expect, it } from 'vitest';
import { pseudoMessage, pseudoMessages } from './pseudo-messages.ts';

// The build compiles these, as it does every message of the application.
const sources = defineMessages({
  plain: { defaultMessage: 'No news yet', description: 'test' },
  placeholder: { defaultMessage: 'Hello {name}', description: 'test' },
  number: { defaultMessage: '{count, number} items', description: 'test' },
  plural: { defaultMessage: '{count, plural, one {# like} other {# likes}}', description: 'test' },
  choice: { defaultMessage: '{kind, select, news {News} other {Page}}', description: 'test' },
  tag: { defaultMessage: 'Read <b>all</b>', description: 'test' },
  noLetters: { defaultMessage: '{days}, {times}', description: 'test' },
});

const compiled = (name: keyof typeof sources) => sources[name].defaultMessage as unknown as Messages[string];

it.each([
  ['a plain message', 'plain', {}, '[Ñö ñéŵš ýéţ one two]'],
  ['a placeholder', 'placeholder', { name: 'Anna' }, '[Ĥéļļö Anna one]'],
  ['a number', 'number', { count: 1200 }, '[1,200 îţémš one]'],
  ['the one form', 'plural', { count: 1 }, '[1 ļîķé one]'],
  ['the other form', 'plural', { count: 5 }, '[5 ļîķéš one]'],
  ['a choice', 'choice', { kind: 'news' }, '[Ñéŵš one]'],
  ['a tag', 'tag', { b: (chunks: unknown[]) => `<b>${chunks.join('')}</b>` }, '[Ŕéåđ <b>åļļ</b> one two]'],
] as const)('keeps what %s is for', (_case, name, values, expected) => {
  const intl = createIntl({ locale: 'en-GB', messages: { [name]: pseudoMessage(compiled(name)) } });
  expect(intl.formatMessage({ id: name }, values as Record<string, string>)).toBe(expected);
});

it('leaves messages without letters', () => {
  expect(pseudoMessage(compiled('noLetters'))).toBe(compiled('noLetters'));
});

it('keeps every id', () => {
  expect(Object.keys(pseudoMessages({ a: compiled('plain'), b: compiled('noLetters') }))).toEqual(['a', 'b']);
});
