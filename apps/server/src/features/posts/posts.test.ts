import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { groupMembers, posts } from './posts.tables.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { users } from '../../shared/people/people.tables.ts';

const server = await testServer();
const { db } = server.database;
let member: Browser;
let editor: Browser;
beforeAll(async () => {
  member = await server.login('member');
  editor = await server.login('editor');
});
afterAll(() => server.close());

const ask = (groupId: string, query = '', browser = member) => browser.get(`/posts?group_id=${groupId}${query}`);
const read = async (groupId: string, query = '', browser = member) => (await ask(groupId, query, browser)).json<Schemas['PostList']>();
const idsOf = ({ results }: Schemas['PostList']): string[] => results.map(({ id }) => id);

describe('the posts of a group', () => {
  it('come newest first, with their authors, pictures and files', async () => {
    const { results, pagination } = await read(ids.groups.open);
    expect(results.map(({ id }) => id)).toEqual(['post-1', 'post-2', 'post-3', 'post-4']);
    expect(pagination).toEqual({ self: 1, first: 1, last: 1, prev: null, next: null, limit: 10 });
    expect(results[0]).toMatchObject({
      group_id: ids.groups.open,
      author: { id: ids.users.member, name: 'Annika Berger', image: { id: ids.media.photo } },
      description: 'Beitrag post-1',
      images: [{ id: ids.media.photo }],
      files: [{ id: ids.media.file, title: 'Hygieneplan' }],
    });
    expect(results[1]).toMatchObject({ author: { name: 'Jonas Reiter', image: null }, images: [], files: [] });
  });

  it('keep their author’s order', async () => {
    await db.update(media).set({ type: 'image/jpeg', width: 10, height: 10 }).where(eq(media.id, ids.media.file));
    expect((await read(ids.groups.open)).results[0]!.images.map(({ id }) => id)).toEqual([ids.media.photo, ids.media.file]);
    await db.update(media).set({ type: 'application/pdf', width: null, height: null }).where(eq(media.id, ids.media.file));
  });

  it('come page by page', async () => {
    const first = await read(ids.groups.open, '&limit=3');
    expect([idsOf(first), first.pagination.next]).toEqual([['post-1', 'post-2', 'post-3'], 2]);
    const second = await read(ids.groups.open, '&limit=3&page=2');
    expect([idsOf(second), second.pagination.next]).toEqual([['post-4'], null]);
  });

  it('are its members’ alone where the group is closed, from the moment they belong to it', async () => {
    const refusal = await ask(ids.groups.closed);
    expect([refusal.statusCode, refusal.json<Schemas['Problem']>().code]).toEqual([404, 'not_found']);
    expect(idsOf(await read(ids.groups.closed, '', editor))).toEqual(['post-closed']);
    await db.insert(groupMembers).values({ groupId: ids.groups.closed, userId: ids.users.member });
    expect(idsOf(await read(ids.groups.closed))).toEqual(['post-closed']);
    await db.delete(groupMembers).where(eq(groupMembers.userId, ids.users.member));
    expect((await ask(ids.groups.closed)).statusCode).toBe(404);
  });

  it.each([
    ['another customer’s', ids.groups.otherOrg, 404],
    ['unknown', 'nothing', 404],
    ['badly named', '../x', 400],
  ])('are not there where the group is %s', async (_, groupId, status) => {
    expect((await ask(encodeURIComponent(groupId))).statusCode).toBe(status);
  });

  it('need a group and a session', async () => {
    expect((await member.get('/posts')).statusCode).toBe(400);
    expect((await ask(ids.groups.open, '', await server.guest())).statusCode).toBe(401);
  });

  it('go with their author', async () => {
    await db.insert(users).values({
      ...{ id: 'leaver', orgId: ids.org, username: 'leaver', email: 'leaver@aurelia.example', firstname: 'Toni', lastname: 'Geht' },
    });
    await db
      .insert(posts)
      .values({ id: 'post-leaver', orgId: ids.org, groupId: ids.groups.open, authorId: 'leaver', description: 'Tschüss' });
    expect(idsOf(await read(ids.groups.open))[0]).toBe('post-leaver');
    await db.delete(users).where(eq(users.id, 'leaver'));
    expect(idsOf(await read(ids.groups.open))).not.toContain('post-leaver');
  });
});
