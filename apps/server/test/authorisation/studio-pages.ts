import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { pageVersions } from '../../src/shared/content/page-versions.tables.ts';
import { pages } from '../../src/shared/content/pages.tables.ts';
import { ids } from '../fixture.ts';
import type { TestServer } from '../harness.ts';

const content = {
  ...{ type: 'page', title: { de_DE: 'Titel' }, description: {}, image_id: null, news_id: null, visibility: 'members' },
  ...{ shareable: false, modules: [] },
};

type Call = (scene: { server: TestServer }) => InjectOptions | Promise<InjectOptions>;

interface StudioCase {
  name: string;
  call: InjectOptions | Call;
  answers: { others: number; editor?: number; superadmin?: number };
}

/** A page for each call, for what it was is not for the next. */
const onPage =
  (orgId: string, call: (url: string, id: string) => InjectOptions): Call =>
  async ({ server: { database } }) => {
    const id = `page-${randomUUID()}`;
    await database.db.insert(pages).values({ id, orgId, title: { de_DE: 'Titel' }, modules: [] });
    await database.db
      .insert(pageVersions)
      .values({ orgId, pageId: id, version: 900, kind: 'published', content: content as (typeof pageVersions.$inferInsert)['content'] });
    return call(`/studio/pages/${id}`, id);
  };

/** For editors: to all others there is no studio, and no page of another customer. */
const onPages = (call: (url: string, id: string) => InjectOptions, done = 200): StudioCase[] => [
  { name: 'in the studio', call: onPage(ids.org, call), answers: { others: 404, editor: done, superadmin: done } },
  { name: 'of another customer', call: onPage(ids.otherOrg, call), answers: { others: 404 } },
];

const studio = (call: InjectOptions | Call, done = 200): StudioCase[] => [
  { name: 'in the studio', call, answers: { others: 404, editor: done, superadmin: done } },
];

const get = (url: string): InjectOptions => ({ method: 'GET', url });
const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload });
const remove = (url: string): InjectOptions => ({ method: 'DELETE', url });

/** Who is answered what by the studio's pages. */
export const studioPageCases = {
  listStudioPages: studio(get('/studio/pages?state=deleted&type=page&q=x')),
  createStudioPage: studio(() => post('/studio/pages', { key: randomUUID(), title: { de_DE: 'Neu' } }), 201),
  getStudioPage: onPages(get),
  setStudioPage: onPages((url) => ({ method: 'PUT', url, payload: { version: 0, content } })),
  deleteStudioPage: onPages(remove, 204),
  restoreStudioPage: onPages((url) => remove(`${url}/deletion`), 204),
  publishStudioPage: onPages((url) => post(`${url}/publications`, { version: 0 })),
  discardStudioPage: onPages((url) => remove(`${url}/working_copy?version=0`)),
  getStudioPagePreview: onPages((url) => get(`${url}/preview?as=member`)),
  listStudioPageVersions: onPages((url) => get(`${url}/versions`)),
  getStudioPageVersion: onPages((url) => get(`${url}/versions/900`)),
  listStudioModuleTypes: studio(get('/studio/module_types')),
  listStudioChoices: studio(get('/studio/choices?kind=page')),
};
