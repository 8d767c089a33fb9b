import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../../test/browser.ts';
import { moduleOf, pageComposer } from '../../../../test/compose-page.ts';
import { ids } from '../../../../test/fixture.ts';
import { testServer } from '../../../../test/harness.ts';
import { groups } from '../../posts/posts.tables.ts';

const server = await testServer();
let member: Browser;
let reader: Browser;
beforeAll(async () => {
  reader = member = await server.login('member');
});
afterAll(() => server.close());
const compose = pageComposer(server, () => reader);

const show = (groupId: string, maxRecords: number, title: object = { de_DE: 'Aus der Küche' }): Promise<Schemas['Page']> =>
  compose([{ id: 'm', type: 'stream_widget', title, config: { groupId, maxRecords } }]);

describe('stream_widget', () => {
  it.each([
    [3, 3, ['post-1', 'post-2', 'post-3'], true],
    [4, 4, ['post-1', 'post-2', 'post-3', 'post-4'], false],
    [50, 10, ['post-1', 'post-2', 'post-3', 'post-4'], false],
    [0, 1, ['post-1'], true],
  ])('of %i posts shows %i at a time', async (wanted, maxRecords, shown, more) => {
    const module = moduleOf(await show(ids.groups.open, wanted), 'stream_widget');
    expect(module.title).toBe('Aus der Küche');
    expect(module.options).toEqual({ groupId: ids.groups.open, maxRecords, is_open: true, has_more: more });
    expect(module.results.map(({ id }) => id)).toEqual(shown);
  });

  it('goes on where its own posts end', async () => {
    const { results } = moduleOf(await show(ids.groups.open, 3), 'stream_widget');
    const next = (await member.get(`/posts?group_id=${ids.groups.open}&limit=3&page=2`)).json<Schemas['PostList']>();
    expect([...results, ...next.results].map(({ id }) => id)).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
  });

  it('shows the group’s name where the editor gave no title', async () => {
    expect(moduleOf(await show(ids.groups.open, 3, { de_DE: '' }), 'stream_widget').title).toBe('Gruppe group-open');
  });

  it('shows the group’s picture, but not a closed group’s on a page that all share', async () => {
    const set = (id: string, imageId: string) => server.database.db.update(groups).set({ imageId }).where(eq(groups.id, id));
    await set(ids.groups.open, ids.media.photo);
    await set(ids.groups.closed, ids.media.photo);
    const open = moduleOf(await show(ids.groups.open, 3), 'stream_widget').group;
    expect(open).toMatchObject({ id: ids.groups.open, name: 'Gruppe group-open', image: { id: ids.media.photo } });
    expect(moduleOf(await show(ids.groups.closed, 3), 'stream_widget').group.image).toBeNull();
    // Another customer's is none.
    await set(ids.groups.open, ids.media.otherOrg);
    expect(moduleOf(await show(ids.groups.open, 3), 'stream_widget').group.image).toBeNull();
  });

  it('puts nothing of a closed group into a page that all members share, not even for its own', async () => {
    for (const browser of [await server.login('editor'), member]) {
      reader = browser;
      const module = moduleOf(await show(ids.groups.closed, 3), 'stream_widget');
      expect(module).toMatchObject({ options: { is_open: false, has_more: false }, results: [] });
    }
  });

  it.each([
    ['gone', 'nothing'],
    ['another customer’s', ids.groups.otherOrg],
  ])('is left out where the group is %s', async (_, groupId) => {
    expect((await show(groupId, 3)).modules).toEqual([]);
  });
});
