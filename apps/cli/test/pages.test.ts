// @embedded: the command line
import { ids, loadPreviewLinks, openCopy } from '@foyer/server/testing';
import { afterAll, expect, it } from 'vitest';
import { foyer } from './foyer.ts';

const copy = await openCopy();
afterAll(() => copy.remove());
const env = { ...copy.env, PUBLIC_URL: 'https://community.example' };
const preview = (...args: string[]) => foyer({ ...copy, env }, 'page', 'preview', ...args, '--org', ids.org);

it('page preview prints a link that is good for three days', async () => {
  const said = await preview(ids.pages.welcome, '--json');
  expect(said.code).toBe(0);
  const { url, ends_at: ends } = JSON.parse(said.out) as { url: string; ends_at: string };
  const { pathname, searchParams } = new URL(url);
  expect(pathname).toBe(`/de_DE/previews/${ids.pages.welcome}`);
  expect(Math.round((Date.parse(ends) - Date.now()) / 86_400_000)).toBe(3);
  const links = await loadPreviewLinks(copy.database.db);
  const subject = { kind: 'page', orgId: ids.org, id: ids.pages.welcome } as const;
  expect(await links.find(searchParams.get('token')!, subject)).toMatchObject({ createdBy: null });
});

it('page preview says until when, in words', async () => {
  expect((await preview(ids.pages.welcome, '--days', '7')).out).toMatch(
    /\/previews\/welcome\?token=\S+\nAnyone with this link .* until 20/,
  );
});

it.each([
  ['no such page', 1, ['nowhere']],
  ['more than a week', 2, [ids.pages.welcome, '--days', '8']],
  ['no number of days', 2, [ids.pages.welcome, '--days', 'many']],
])('page preview refuses %s', async (_name, code, args) => {
  expect((await preview(...args)).code).toBe(code);
});
