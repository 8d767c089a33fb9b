import type { Schemas } from '@foyer/api';
import { expect, it } from 'vitest';
import { putTogether, takeApart } from './page-text.ts';

const downloads = (id: string, title: string): Schemas['Module'] => ({ id, type: 'downloads', title, options: {}, results: [] });
const bodyOf = (modules: Schemas['Module'][]) => JSON.stringify({ id: 'p', title: '"],[}\u2028', meta: { type: 'page' }, modules });

it.each([
  ['no modules', []],
  ['one', [downloads('a', 'Eins')]],
  ['several with odd words', [downloads('a', '},{"id":"b"'), downloads('b', 'ä€😀\\'), downloads('c', '')]],
])('a page with %s is the same when it is put together again', (_, modules) => {
  const text = takeApart(bodyOf(modules));
  expect(
    putTogether(
      text,
      text.modules.map((one) => one.text),
    ).toString(),
  ).toBe(bodyOf(modules));
});

it('modules can be exchanged and left out', () => {
  const [one, two, three] = ['a', 'b', 'c'].map((id) => downloads(id, id)) as [Schemas['Module'], Schemas['Module'], Schemas['Module']];
  const text = takeApart(bodyOf([one, two, three]));
  const other = downloads('b', 'another');
  expect(putTogether(text, [text.modules[0]!.text, Buffer.from(JSON.stringify(other))]).toString()).toBe(bodyOf([one, other]));
  expect(JSON.parse(putTogether(text, []).toString())).toMatchObject({ id: 'p', modules: [] });
});
