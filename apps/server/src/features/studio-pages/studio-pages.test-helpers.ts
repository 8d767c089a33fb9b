import { randomUUID } from 'node:crypto';
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { audited } from '../../../test/audited.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { media } from '../../platform/orgs/orgs.tables.ts';
import { storeMedia } from '../../platform/storage/media.store.ts';

type Page = Schemas['StudioPage'];
type Content = Schemas['StudioPageContent'];
type Placed = Schemas['StudioPlaced'];
type List = Schemas['StudioPageList'];

/** A server with those who compose pages, and the calls they make. */
export async function pageEditors() {
  const server = await testServer({ env: { WRITE_RATE: '200' } });
  const { db } = server.database;
  const [editor, superadmin, member] = [await server.login('editor'), await server.login('superadmin'), await server.login('member')];
  const guest = await server.guest();

  const begin = async (more: object = {}, browser = editor) =>
    (await browser.post('/studio/pages?locale=de_DE', { key: randomUUID(), title: { de_DE: 'Übergänge & Wege' }, ...more })).json<Page>();
  const read = async (id: string, browser = editor) => (await browser.get(`/studio/pages/${id}?locale=en_GB`)).json<Page>();
  const put = ({ id, version, content }: Pick<Page, 'id' | 'version' | 'content'>, change: Partial<Content> = {}, browser = editor) =>
    browser.put(`/studio/pages/${id}?locale=en_GB`, { version, content: { ...content, ...change } });
  const save = async (...[page, change, browser]: Parameters<typeof put>) => {
    const answer = await put(page, change, browser);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Page>();
  };
  const tryToPublish = ({ id, version }: Pick<Page, 'id' | 'version'>, browser = editor) =>
    browser.post(`/studio/pages/${id}/publications?locale=en_GB`, { version });
  const publish = async (page: Page, browser = editor) => {
    const answer = await tryToPublish(page, browser);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json<Page>();
  };
  const discard = ({ id, version }: Page, browser = editor) => browser.delete(`/studio/pages/${id}/working_copy?version=${version}`);
  const shown = async (id: string, browser = member) => browser.get(`/pages/${id}?locale=de_DE`);
  const preview = (id: string, as: 'member' | 'guest' = 'member', locale = 'de_DE') =>
    editor.get(`/studio/pages/${id}/preview?as=${as}&locale=${locale}`);
  const list = async (query = '') => (await editor.get(`/studio/pages?locale=de_DE&limit=100&${query}`)).json<List>();
  const idsOf = ({ results }: List) => results.map(({ id }) => id);
  const auditedActions = async (id: string) => (await audited(db, id)).map(({ action }) => action);
  const storePicture = async (id: string, more: Partial<typeof media.$inferInsert> = {}): Promise<void> => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><circle r="9"/></svg>');
    await storeMedia({ db, files: server.files }, { id, orgId: ids.org, fileName: id, bytes });
    if (Object.keys(more).length > 0) await db.update(media).set(more).where(eq(media.id, id));
  };
  return {
    server,
    db,
    editor,
    superadmin,
    member,
    guest,
    begin,
    read,
    put,
    save,
    tryToPublish,
    publish,
    discard,
    shown,
    preview,
    list,
    idsOf,
    auditedActions,
    storePicture,
  };
}

export const files = (id = 'files', mediaIds: string[] = [ids.media.file]): Placed => ({
  ...{ id, type: 'downloads', title: { de_DE: 'Dateien' }, config: { mediaIds } },
});
export const cards = (link: string, title: object = { de_DE: 'Karte' }): Placed => ({
  ...{ id: 'cards', type: 'landing_page_teaser', title: {}, config: { entries: [{ id: 'one', title, link }] } },
});
export const text = (html: string, more: object = {}): Placed => ({
  ...{ id: 'text', type: 'editor', title: {} },
  config: { version: 0, blocks: [{ id: 'block', kind: 'html', title: null, html: { de_DE: html }, ...more }] },
});
export const gone: Placed = { id: 'old', type: 'weather', title: { de_DE: 'Wetter' }, config: { city: 'Tegernsee', days: [1, 2, 3] } };
