import { expect, it } from 'vitest';
import { isKeptCache, keptCache, keptKind, mayStillShow, noteKept, readKept, surplusArticles } from './kept-rules.ts';

const origin = 'https://portal.example';
const hour = 3_600_000;
const now = 1000 * hour;

it.each([
  ['/de_DE/bubbletool_tv', 'screen'],
  ['/ar/bubbletool_tv', 'screen'],
  ['/de_DE/bubbletool_tv?x=1', 'screen'],
  ['/de_DE/bubbletool_tv/x', undefined],
  ['/bubbletool_tv', undefined],
  ['/de_DE/news/12', 'articles'],
  ['/ar/news/12/', 'articles'],
  ['/de_DE/news/12?x=1#comments', 'articles'],
  ['/de_DE/news', undefined],
  ['/de_DE/news/', undefined],
  ['/de_DE/news/12/confirmations', undefined],
  ['/de_DE/previews/12', undefined],
  ['/de_DE/page/12', undefined],
  ['/de_DE/profile/12', undefined],
  ['/api/v2/news/12', undefined],
  ['/news/12', undefined],
])('%s is kept as: %s', (path, expected) => {
  expect(keptKind(new URL(path, origin).href)).toBe(expected);
});

it.each([
  ['screen', 0, 'a', 'a', true],
  ['screen', 23, 'a', undefined, true],
  ['screen', 24, 'a', 'a', false],
  ['screen', -1, 'a', 'a', false],
  ['screen', Number.NaN, 'a', 'a', false],
  ['articles', 0, 'a', 'a', true],
  ['articles', 167, 'a', 'a', true],
  ['articles', 168, 'a', 'a', false],
  ['articles', -1, 'a', 'a', false],
  ['articles', Number.NaN, 'a', 'a', false],
  // another session, a guest's, one that cannot be known, and a document of none
  ['articles', 1, 'a', 'b', false],
  ['articles', 1, 'a', '', false],
  ['articles', 1, 'a', undefined, false],
  ['articles', 1, '', undefined, false],
] as const)('of the %s a document kept %i hours ago by %s may be shown to %s: %s', (kind, hours, by, mark, expected) => {
  expect(mayStillShow(kind, { at: now - hours * hour, by }, { now, mark })).toBe(expected);
});

it('keeps the twenty latest articles of this session, and none that is too old or of another', () => {
  const entry = (id: number, hours: number, by = 'a') => ({ id, at: now - hours * hour, by });
  const entries = [...Array.from({ length: 23 }, (_, id) => entry(id, id)), entry(90, 1, 'b'), entry(91, 200)];
  expect(surplusArticles(entries, { now, mark: 'a' }).map(({ id }) => id)).toEqual([20, 21, 22, 90, 91]);
  expect(surplusArticles(entries, { now, mark: undefined })).toHaveLength(entries.length);
});

it('notes in headers whose and how old a document is, in any letters', () => {
  const headers = new Headers();
  const kept = { at: 12, by: 'abc', title: 'Grüße · تحية' };
  noteKept(headers, kept);
  expect(readKept(headers)).toEqual(kept);
  expect(readKept(new Headers())).toEqual({ at: Number.NaN, by: '', title: '' });
});

it('finds the caches of every build', () => {
  expect(
    [keptCache('articles', 'abc'), keptCache('screen', 'abc'), 'foyer-assets-abc'].map((name) => isKeptCache(name, 'articles')),
  ).toEqual([true, false, false]);
});
