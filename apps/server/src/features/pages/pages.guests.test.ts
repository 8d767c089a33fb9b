import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { orgs } from '../../platform/orgs/orgs.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import type { ModuleConfig } from './modules/registry.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';

const server = await testServer();
const { db } = server.database;
const title = { de_DE: 'Titel' };
const mediaIds = [ids.media.photo, ids.media.publicPhoto, ids.media.file];
const film = (name: 'members' | 'public') => ({
  language: name === 'public' ? 'en' : 'de',
  videoId: `${name}.mp4`,
  captionsId: 'members.vtt',
  posterId: ids.media.photo,
});
const modules: ModuleConfig[] = [
  { id: 'news', type: 'articleteaser', title, config: { layout: 'grid', maxRecords: 10 } },
  { id: 'top', type: 'topteaser', title, config: { maxRecords: 3, isCircle: false, sliderInterval: null } },
  { id: 'files', type: 'downloads', title, config: { mediaIds } },
  {
    id: 'text',
    type: 'text_image_switch',
    title,
    config: { buttons: 'none', entries: [{ id: 'e', title, description: title, imageId: ids.media.photo }] },
  },
  { id: 'people', type: 'profileteaser', title, config: { userIds: [ids.users.editor] } },
  { id: 'fit', type: 'gympass', title, config: { link: 'https://gympass.example', imageId: ids.media.photo } },
  { id: 'film', type: 'gdpr', title, config: { trainings: [film('members'), film('public')] } },
];

let guest: Browser;
let member: Browser;
beforeAll(async () => {
  const legal = {
    pages: { dashboard: ids.pages.dashboard, imprint: 'imprint', jobs: 'jobs', terms: 'terms' },
    legalPagesOrder: ['imprint'],
  };
  await db.update(orgs).set({ settings: legal }).where(eq(orgs.id, ids.org));
  await db.insert(pages).values(['imprint', 'terms', 'jobs'].map((id) => ({ id, orgId: ids.org, title, modules })));
  const to = { db, files: server.files };
  for (const [id, visibility] of [
    ['members.mp4', 'members'],
    ['members.vtt', 'members'],
    ['public.mp4', 'public'],
  ] as const)
    await storeMedia(to, { id, orgId: ids.org, fileName: id, bytes: Buffer.from(id), visibility });
  [guest, member] = [await server.guest(), await server.login('member')];
});
afterAll(() => server.close());

describe('a guest', () => {
  it.each([
    ['imprint', 200],
    ['terms', 200],
    ['jobs', 401],
    [ids.pages.dashboard, 401],
    [ids.pages.welcome, 401],
    ['no-such-page', 401],
  ])('asking for %s is answered %i', async (id, status) => {
    expect((await guest.get(`/pages/${id}`)).statusCode).toBe(status);
  });

  it.each(['imprint', 'terms'])('of another customer does not read this one’s %s', async (id) => {
    expect((await guest.get(`/pages/${id}`, { host: 'other.example' })).statusCode).toBe(401);
  });

  it('is not shown other content, nor media of members, no matter who has read the page before', async () => {
    const whole = (await member.get('/pages/imprint')).json<Schemas['Page']>();
    expect(whole.modules.map(({ id }) => id)).toEqual(['news', 'top', 'files', 'text', 'people', 'fit', 'film']);
    const page = (await guest.get('/pages/imprint')).json<Schemas['Page']>();
    expect(page.modules).toMatchObject([
      { id: 'files', results: [{ id: ids.media.publicPhoto }] },
      { id: 'text', results: [{ image: null }] },
      { id: 'fit', options: { image: null } },
      { id: 'film', results: [{ video: { id: 'public.mp4' }, captions: null, poster: null }] },
    ]);
    expect((await member.get('/pages/imprint')).json<Schemas['Page']>().modules).toHaveLength(7);
  });
});
