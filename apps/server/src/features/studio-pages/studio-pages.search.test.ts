import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { afterAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { searchServer } from '../search/search.test-helpers.ts';

const server = await searchServer({ env: { WRITE_RATE: '100' } });
afterAll(() => server.close());
const [editor, member] = [await server.login('editor'), await server.login('member')];

const found = async (word: string, browser: Browser): Promise<string[]> => {
  await server.index();
  const { groups } = (await browser.get(`/search?q=${word}&locale=de_DE`)).json<Schemas['SearchResults']>();
  return groups.flatMap(({ results }) => results.map(({ id }) => id));
};
const save = async (page: Schemas['StudioPage'], title: string) =>
  (await editor.put(`/studio/pages/${page.id}`, { version: page.version, content: { ...page.content, title: { de_DE: title } } })).json<
    Schemas['StudioPage']
  >();
const publish = async ({ id, version }: Schemas['StudioPage']) =>
  (await editor.post(`/studio/pages/${id}/publications`, { version })).json<Schemas['StudioPage']>();

it('a page is found by what readers see of it, from its publication to its deletion', async () => {
  const begun = (await editor.post('/studio/pages', { key: randomUUID(), title: { de_DE: 'Mispelgarten' } })).json<Schemas['StudioPage']>();
  expect([await found('Mispelgarten', member), await found('Mispelgarten', editor)]).toEqual([[], [begun.id]]);
  const live = await publish(begun);
  expect(await found('Mispelgarten', member)).toEqual([begun.id]);
  const changed = await save(live, 'Quittengarten');
  expect([await found('Quittengarten', member), await found('Quittengarten', editor), await found('Mispelgarten', member)]).toEqual([
    [],
    [],
    [begun.id],
  ]);
  await publish(changed);
  expect(await found('Quittengarten', member)).toEqual([begun.id]);
  expect((await editor.delete(`/studio/pages/${begun.id}`)).statusCode).toBe(204);
  expect([await found('Quittengarten', member), await found('Quittengarten', editor)]).toEqual([[], []]);
  await editor.delete(`/studio/pages/${begun.id}/deletion`);
  expect(await found('Quittengarten', member)).toEqual([begun.id]);
});
