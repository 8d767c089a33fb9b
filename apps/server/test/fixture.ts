import type { MediaFiles } from '@foyer/media-files';
import type { OrgSettings } from '@foyer/settings';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import type { Db } from '../src/platform/db/client.ts';
import { type Content, contentOf } from '../src/shared/content/content-type.ts';
import { comments, likes } from '../src/shared/content/comments.tables.ts';
import { groupMembers, groups, postMedia, posts } from '../src/features/posts/posts.tables.ts';
import { hotels, users } from '../src/shared/people/people.tables.ts';
import { news, newsCategories } from '../src/shared/content/news.tables.ts';
import { orgs } from '../src/platform/orgs/orgs.tables.ts';
import { pages } from '../src/shared/content/pages.tables.ts';
import type { ModuleConfig } from '../src/features/pages/modules/registry.ts';
import type { MenuEntry } from '../src/platform/settings/menu-entry.ts';
import { hashPassword } from '../src/shared/identity/password.ts';
import { storeMedia } from '../src/platform/storage/media.store.ts';

/** Who can log in, all with the password `foyer-demo`. `outsider` belongs to another customer, on the host `other.example`. */
export type Who = 'member' | 'editor' | 'superadmin' | 'outsider';

export const password = 'foyer-demo';

/** The ids of what the fixture holds. */
export const ids = {
  org: 'org-aurelia',
  otherOrg: 'org-other',
  users: { member: 'user-member', editor: 'user-editor', superadmin: 'user-superadmin', outsider: 'user-outsider' },
  categories: { hotels: 'cat-hotels', people: 'cat-people' },
  /** Published; 12 in all, the newest first: article-1 is the newest. */
  news: {
    newest: 'article-1',
    event: 'article-2',
    withoutLikes: 'article-3',
    withoutComments: 'article-4',
    oldest: 'article-12',
    future: 'article-future',
    otherOrg: 'article-other',
  },
  comments: { byMember: 'comment-member', byEditor: 'comment-editor', otherOrg: 'comment-other' },
  media: { photo: 'photo.jpg', publicPhoto: 'public.png', file: 'plan.pdf', otherOrg: 'other.jpg' },
  pages: { dashboard: 'dashboard', welcome: 'welcome' },
  /** `closed` has two members, the editor and the superadmin; each has posts, `post-1` being the newest of the open one. */
  groups: { open: 'group-open', closed: 'group-closed', otherOrg: 'group-other' },
} as const;

/** By what a comment, like or activity hangs on an article. */
export const onArticle = (id: string, orgId: string = ids.org): Content => contentOf({ type: 'news' }, orgId, id);

/** The moment everything in the fixture is counted from. */
export const fixtureNow = new Date('2026-11-18T08:00:00.000Z');

const hours = (count: number): Date => new Date(fixtureNow.getTime() - count * 3_600_000);

const settings: OrgSettings = {
  baseOptions: {
    metaTitle: { de_DE: 'Aurelia Gemeinschaft', en_GB: 'Aurelia Community' },
    clickableLikeInTopTeaser: false,
    showCommentIconInTopTeaser: true,
  },
  loginIdentifier: 'username',
  languages: ['de_DE', 'en_GB', 'fr_FR', 'it_IT', 'nl_NL', 'ar'],
  pages: { dashboard: ids.pages.dashboard },
};

const menu: MenuEntry[] = [
  { type: 'dashboard', title: { de_DE: 'Start', en_GB: 'Home' }, icon: 'home' },
  {
    type: 'news',
    title: { de_DE: 'Neuigkeiten', en_GB: 'News' },
    icon: 'newspaper',
    subnav: [{ type: 'page', title: { de_DE: 'Willkommen', en_GB: 'Welcome' }, referenceId: ids.pages.welcome }],
  },
];

const modules: ModuleConfig[] = [
  {
    id: 'top',
    type: 'topteaser',
    title: { de_DE: 'Im Blick', en_GB: 'In view' },
    config: { maxRecords: 5, isCircle: true, sliderInterval: 6000 },
  },
  { id: 'news', type: 'articleteaser', title: { de_DE: 'Neues', en_GB: 'News' }, config: { layout: 'grid', maxRecords: 10 } },
  { id: 'files', type: 'downloads', title: { de_DE: 'Formulare', en_GB: 'Forms' }, config: { mediaIds: [ids.media.file] } },
  {
    id: 'gallery',
    type: 'gallery',
    title: { de_DE: 'Bilder', en_GB: 'Pictures' },
    config: { mediaIds: [ids.media.photo, ids.media.file] },
  },
  {
    id: 'switch',
    type: 'text_image_switch',
    title: { de_DE: 'Was uns bewegt', en_GB: 'What moves us' },
    config: {
      buttons: 'each',
      entries: [
        {
          id: 'entry-1',
          title: { de_DE: 'Ausbildung', en_GB: 'Training' },
          description: { de_DE: 'Lernen im Haus', en_GB: 'Learning in the house' },
          imageId: ids.media.photo,
          buttonText: { de_DE: 'Mehr', en_GB: 'More' },
          buttonUrl: '/page/welcome',
        },
      ],
    },
  },
];

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#6a7f5c' } })
    .jpeg()
    .toBuffer();
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c9a227' } })
    .png()
    .toBuffer();

async function pdf(): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.setCreationDate(fixtureNow);
  file.setModificationDate(fixtureNow);
  file.addPage([200, 200]);
  return file.save();
}

async function addMedia(to: { db: Db; files: MediaFiles }): Promise<void> {
  const alt = { de_DE: 'Das Haus am Abend', en_GB: 'The house in the evening' };
  const title = { de_DE: 'Hygieneplan', en_GB: 'Hygiene plan' };
  await storeMedia(to, { id: ids.media.photo, orgId: ids.org, fileName: 'photo.jpg', bytes: await jpeg(1600, 900), alt });
  await storeMedia(to, {
    id: ids.media.publicPhoto,
    orgId: ids.org,
    fileName: 'public.png',
    bytes: await png(400, 300),
    alt,
    visibility: 'public',
  });
  await storeMedia(to, { id: ids.media.file, orgId: ids.org, fileName: 'plan.pdf', bytes: await pdf(), title });
  await storeMedia(to, { id: ids.media.otherOrg, orgId: ids.otherOrg, fileName: 'other.jpg', bytes: await jpeg(320, 200) });
}

async function addOrgs(db: Db): Promise<void> {
  await db.insert(orgs).values([
    { id: ids.org, name: 'Aurelia Hotels', hosts: ['localhost', 'aurelia.example'], settings, menu, createdAt: hours(2000) },
    { id: ids.otherOrg, name: 'Other Hotels', hosts: ['other.example'], settings, menu: [], createdAt: hours(1000) },
  ]);
}

async function addUsers(db: Db): Promise<void> {
  const passwordHash = await hashPassword(password);
  const user = (who: Who, orgId: string, firstname: string, lastname: string, permissions: string[]): typeof users.$inferInsert => ({
    id: ids.users[who],
    orgId,
    username: who,
    email: `${who}@aurelia.example`,
    passwordHash,
    firstname,
    lastname,
    permissions,
    hotelId: orgId === ids.org ? 'hotel-kurpark' : null,
    imageId: who === 'member' ? ids.media.photo : null,
    title: { de_DE: 'Empfang', en_GB: 'Front desk' },
  });
  await db.insert(hotels).values({
    id: 'hotel-kurpark',
    orgId: ids.org,
    name: 'Hotel am Kurpark',
    street: 'Parkstraße 1',
    zip: '83435',
    city: 'Bad Reichenhall',
    country: 'DE',
    rooms: 120,
  });
  await db
    .insert(users)
    .values([
      user('member', ids.org, 'Annika', 'Berger', []),
      user('editor', ids.org, 'Jonas', 'Reiter', ['editor']),
      user('superadmin', ids.org, 'Samira', 'Haddad', ['superadmin']),
      user('outsider', ids.otherOrg, 'Pia', 'Fremd', []),
    ]);
}

function article(number: number): typeof news.$inferInsert {
  const id = `article-${number}`;
  return {
    id,
    orgId: ids.org,
    categoryId: number % 2 === 1 ? ids.categories.hotels : ids.categories.people,
    authorId: ids.users.editor,
    title: { de_DE: `Meldung ${number}`, en_GB: `Story ${number}` },
    teaser: { de_DE: `Worum es in Meldung ${number} geht.`, en_GB: `What story ${number} is about.` },
    content: { de_DE: `<p>Der Text der Meldung ${number}.</p>`, en_GB: `<p>The text of story ${number}.</p>` },
    publishDate: hours(number),
    topStory: number <= 3,
    imageId: number === 1 ? ids.media.photo : null,
    galleryIds: number === 1 ? [ids.media.photo] : [],
    attachmentIds: number === 1 ? [ids.media.file] : [],
    likesAllowed: id !== ids.news.withoutLikes,
    commentsAllowed: id !== ids.news.withoutComments,
    ...(id === ids.news.event ? { eventFirstDay: '2026-12-04', eventStartTime: '18:00', eventEndTime: '22:00' } : {}),
  };
}

async function addNews(db: Db): Promise<void> {
  await db.insert(newsCategories).values([
    { id: ids.categories.hotels, orgId: ids.org, name: { de_DE: 'Unsere Häuser', en_GB: 'Our hotels' }, position: 0 },
    { id: ids.categories.people, orgId: ids.org, name: { de_DE: 'Menschen', en_GB: 'People' }, position: 1 },
  ]);
  await db
    .insert(news)
    .values([
      ...Array.from({ length: 12 }, (_, index) => article(index + 1)),
      { ...article(100), id: ids.news.future, publishDate: new Date('2999-01-01T00:00:00Z') },
      { ...article(1), id: ids.news.otherOrg, orgId: ids.otherOrg, categoryId: null, authorId: ids.users.outsider, imageId: null },
    ]);
  const comment = (id: string, content: Content, authorId: string, ago: number): typeof comments.$inferInsert => ({
    id,
    ...content,
    authorId,
    text: `Ein Kommentar (${id})`,
    key: `key-${id}`,
    createdAt: hours(ago),
  });
  await db
    .insert(comments)
    .values([
      comment(ids.comments.byMember, onArticle(ids.news.newest), ids.users.member, 0.5),
      comment(ids.comments.byEditor, onArticle(ids.news.newest), ids.users.editor, 0.25),
      comment(ids.comments.otherOrg, onArticle(ids.news.otherOrg, ids.otherOrg), ids.users.outsider, 0.25),
    ]);
  await db.insert(likes).values([
    { ...onArticle(ids.news.newest), userId: ids.users.editor },
    { ...onArticle(ids.news.newest), userId: ids.users.superadmin },
  ]);
}

async function addPages(db: Db): Promise<void> {
  await db.insert(pages).values([
    { id: ids.pages.dashboard, orgId: ids.org, type: 'dashboard', title: { de_DE: 'Guten Tag', en_GB: 'Good to see you' }, modules },
    { id: ids.pages.welcome, orgId: ids.org, title: { de_DE: 'Willkommen', en_GB: 'Welcome' }, modules: modules.slice(2, 3) },
  ]);
}

async function addGroups(db: Db): Promise<void> {
  const group = (id: string, visibility: 'everybody' | 'members', orgId: string = ids.org): typeof groups.$inferInsert => ({
    ...{ id, orgId, visibility },
    name: `Gruppe ${id}`,
    createdAt: hours(500),
  });
  const post = (id: string, groupId: string, authorId: string, ago: number, orgId: string = ids.org): typeof posts.$inferInsert => ({
    ...{ id, orgId, groupId, authorId },
    description: `Beitrag ${id}`,
    createdAt: hours(ago),
  });
  await db
    .insert(groups)
    .values([
      group(ids.groups.open, 'everybody'),
      group(ids.groups.closed, 'members'),
      group(ids.groups.otherOrg, 'everybody', ids.otherOrg),
    ]);
  await db.insert(groupMembers).values([ids.users.editor, ids.users.superadmin].map((userId) => ({ groupId: ids.groups.closed, userId })));
  await db
    .insert(posts)
    .values([
      ...[1, 2, 3, 4].map((number) => post(`post-${number}`, ids.groups.open, number % 2 ? ids.users.member : ids.users.editor, number)),
      post('post-closed', ids.groups.closed, ids.users.editor, 1),
      post('post-other', ids.groups.otherOrg, ids.users.outsider, 1, ids.otherOrg),
    ]);
  await db.insert(postMedia).values([
    { postId: 'post-1', mediaId: ids.media.file, position: 1 },
    { postId: 'post-1', mediaId: ids.media.photo, position: 0 },
    { postId: 'post-1', mediaId: ids.media.otherOrg, position: 2 },
  ]);
}

/** Fills an empty, migrated database with two customers, the same at every run. */
export async function fillFixture(to: { db: Db; files: MediaFiles }): Promise<void> {
  await addOrgs(to.db);
  await addMedia(to);
  await addUsers(to.db);
  await addNews(to.db);
  await addPages(to.db);
  await addGroups(to.db);
}
