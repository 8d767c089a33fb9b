import { eq } from 'drizzle-orm';
import type { InjectOptions } from 'fastify';
import { settingsVersions } from '../../src/features/settings/settings.tables.ts';
import { orgs } from '../../src/platform/orgs/orgs.tables.ts';
import { newsCategories } from '../../src/shared/content/news.tables.ts';
import { ids } from '../fixture.ts';
import type { TestServer } from '../harness.ts';

type Call = InjectOptions | ((scene: { server: TestServer }) => InjectOptions | Promise<InjectOptions>);
type Part = (typeof settingsVersions.$inferSelect)['part'];

const get = (url: string): InjectOptions => ({ method: 'GET', url });

/** To all who may not there is nothing. */
const forEditors = (call: Call) => [{ name: 'in the studio', call, answers: { others: 404, editor: 200, superadmin: 200 } }];
const forSuperadmins = (call: Call) => [{ name: 'in the studio', call, answers: { others: 404, superadmin: 200 } }];

/** Saves what is stored already, which succeeds whatever the version. */
const lookAgain = async ({ server: { database } }: { server: TestServer }): Promise<InjectOptions> => {
  const [row] = await database.db.select().from(orgs).where(eq(orgs.id, ids.org));
  const { brandColor, cornerStyle, fontPair, logoId } = row!;
  const content = { brand_color: brandColor, corner_style: cornerStyle, font_pair: fontPair, logo_id: logoId };
  return { method: 'PUT', url: '/studio/appearance', payload: { version: 0, content } };
};

/** Saves what is stored already. */
const categoriesAgain = async ({ server: { database } }: { server: TestServer }): Promise<InjectOptions> => {
  const rows = await database.db.select().from(newsCategories).where(eq(newsCategories.orgId, ids.org)).orderBy(newsCategories.position);
  const entries = rows.map(({ id, name }) => ({ id, title: name }));
  return { method: 'PUT', url: '/studio/categories', payload: { version: 0, content: { entries } } };
};

/** Reads a version that is kept. */
const versionOf =
  (part: Part) =>
  async ({ server: { database } }: { server: TestServer }): Promise<InjectOptions> => {
    const look = { brand_color: '#0d5a64', corner_style: 'soft', font_pair: 'humanist', logo_id: null };
    const content = part === 'menu' || part === 'categories' ? { entries: [] } : look;
    const row = { orgId: ids.org, part, version: 0, content, changes: [], savedAt: new Date() };
    await database.db.insert(settingsVersions).values(row).onConflictDoNothing();
    return get(`/studio/${part}/changes/0`);
  };

const anyPart = (call: (part: Part) => Call) => [
  ...(['categories', 'menu'] as const).flatMap((part) => forEditors(call(part)).map((one) => ({ ...one, name: part }))),
  ...(['appearance', 'settings'] as const).flatMap((part) => forSuperadmins(call(part)).map((one) => ({ ...one, name: part }))),
];

const emptyMenu: InjectOptions = { method: 'PUT', url: '/studio/menu', payload: { version: 0, content: { entries: [] } } };
const noSettings: InjectOptions = { method: 'PUT', url: '/studio/settings', payload: { version: 0, content: { hologram: 1 } } };
const preview = '/studio/appearance/preview?brand_color=teal&corner_style=soft&font_pair=modern';

/** Who is answered what by menu, look and settings in the studio. */
export const setupCases = {
  getStudioCategories: forEditors(get('/studio/categories')),
  setStudioCategories: forEditors(categoriesAgain),
  moveStudioCategoryArticles: [
    ...forEditors({ method: 'PUT', url: `/studio/categories/${ids.categories.people}/articles`, payload: { to: ids.categories.hotels } }),
    {
      name: 'of another customer',
      call: { method: 'PUT', url: '/studio/categories/theirs/articles', payload: { to: null } },
      answers: { others: 404 },
    },
  ],
  getStudioMenu: forEditors(get('/studio/menu')),
  setStudioMenu: forEditors(emptyMenu),
  getStudioAppearance: forSuperadmins(get('/studio/appearance')),
  previewStudioAppearance: forEditors(get(preview)),
  setStudioAppearance: forSuperadmins(lookAgain),
  getStudioSettings: forSuperadmins(get('/studio/settings')),
  setStudioSettings: [{ name: 'in the studio', call: noSettings, answers: { others: 404, superadmin: 400 } }],
  listStudioChanges: anyPart((part) => get(`/studio/${part}/changes`)),
  getStudioChange: anyPart(versionOf),
};
