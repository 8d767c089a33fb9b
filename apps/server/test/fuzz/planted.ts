import { openFolderFiles } from '@foyer/media-files';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { chatMessages, conversationMembers, conversations } from '../../src/features/chat/chat.tables.ts';
import { notificationEvents, notifications } from '../../src/features/notifications/notifications.tables.ts';
import { cartItems, carts, coinEntries, products } from '../../src/features/shop/shop.tables.ts';
import { uploads } from '../../src/features/uploads/uploads.tables.ts';
import { comments } from '../../src/shared/content/comments.tables.ts';
import { groups, postMedia, posts } from '../../src/features/posts/posts.tables.ts';
import { media, orgs } from '../../src/platform/orgs/orgs.tables.ts';
import { news } from '../../src/shared/content/news.tables.ts';
import { pages } from '../../src/shared/content/pages.tables.ts';
import { secrets } from '../../src/platform/db/secrets.tables.ts';
import { embedKeys, embedSites } from '../../src/shared/embed/embed.tables.ts';
import { reports } from '../../src/shared/moderation/reports.tables.ts';
import { apiKeys } from '../../src/shared/identity/api-keys.tables.ts';
import { hotels, users } from '../../src/shared/people/people.tables.ts';
import { webhookDeliveries, webhooks } from '../../src/shared/webhooks/webhooks.tables.ts';
import { storeMedia } from '../../src/platform/storage/media.store.ts';
import type { ModuleConfig } from '../../src/features/pages/modules/registry.ts';
import type { Actor } from '../authorisation/actors.ts';
import { ids } from '../fixture.ts';
import type { TestServer } from '../harness.ts';
import { added } from './known.ts';

/** A text that only some may ever be answered. */
export interface Canary {
  what: string;
  text: string;
  readers: readonly Actor[];
}

const editors: readonly Actor[] = ['editor', 'superadmin'];

const marks = {
  other: { what: 'content of another customer', text: 'canary-of-the-other-customer', readers: ['outsider'] },
  scheduled: { what: 'an article that is not published', text: 'canary-of-a-scheduled-article', readers: editors },
  draft: { what: 'a page that is a draft', text: 'canary-of-a-draft', readers: editors },
  closed: { what: 'posts of a closed group', text: 'canary-of-a-closed-group', readers: editors },
  conversation: { what: 'a conversation of others', text: 'canary-of-a-conversation', readers: ['author', 'users'] },
  report: { what: 'what a member has reported', text: 'canary-of-a-report', readers: ['moderator', 'superadmin'] },
  birthday: { what: 'the birthday of a member who hides the year', text: '"year":1911', readers: ['author', 'users', 'superadmin'] },
  signing: { what: 'what a website’s server signs with', text: 'canary-of-a-signing-key', readers: [] },
  hash: { what: 'the hash of a password', text: '$argon2', readers: [] },
} as const satisfies Record<string, Canary>;

const localized = (text: string) => ({ de_DE: text, en_GB: text });

async function plantContent({ database: { db } }: TestServer): Promise<void> {
  const [other, scheduled] = [localized(marks.other.text), localized(marks.scheduled.text)];
  await db.update(orgs).set({ name: marks.other.text }).where(eq(orgs.id, ids.otherOrg));
  await db.update(users).set({ lastname: marks.other.text, title: other }).where(eq(users.orgId, ids.otherOrg));
  await db.update(users).set({ birthday: '1911-03-07' }).where(eq(users.id, 'actor-author'));
  await db.update(news).set({ title: other, teaser: other, content: other }).where(eq(news.orgId, ids.otherOrg));
  await db.update(news).set({ title: scheduled, teaser: scheduled, content: scheduled }).where(eq(news.id, ids.news.future));
  await db.update(news).set({ confirmationRequired: true }).where(eq(news.id, ids.news.event));
  await db.update(comments).set({ text: marks.other.text }).where(eq(comments.id, ids.comments.otherOrg));
  await db.update(media).set({ title: other, alt: other }).where(eq(media.orgId, ids.otherOrg));
  await db.update(groups).set({ name: marks.other.text }).where(eq(groups.orgId, ids.otherOrg));
  await db.update(posts).set({ description: marks.other.text }).where(eq(posts.orgId, ids.otherOrg));
  await db
    .update(posts)
    .set({ description: marks.closed.text })
    .where(and(eq(posts.groupId, ids.groups.closed), eq(posts.orgId, ids.org)));
}

async function addPages({ database: { db } }: TestServer): Promise<void> {
  const editor = (text: string): ModuleConfig => ({
    id: added.module,
    type: 'editor',
    title: localized(text),
    config: { version: 0, blocks: [{ id: added.frame, kind: 'frame', title: localized(text), html: localized(text) }] },
  });
  const page = (id: string, orgId: string, text: string, draft = false) => ({
    id,
    orgId,
    title: localized(text),
    modules: [editor(text)],
    draft,
  });
  await db
    .insert(pages)
    .values([
      page(added.page.draft, ids.org, marks.draft.text, true),
      page(added.page.editor, ids.org, 'Wetter'),
      page(added.page.otherOrg, ids.otherOrg, marks.other.text),
    ]);
}

/** Files whose bytes are marked: those of an article that is not out, of a draft, of a closed group, of another customer. */
async function addMedia({ database: { db }, config: { dataDir } }: TestServer): Promise<void> {
  const storage = { db, files: openFolderFiles(dataDir) };
  const file = (id: string, text: string, orgId: string = ids.org) =>
    storeMedia(storage, { id, orgId, fileName: `${id}.txt`, bytes: Buffer.from(text), visibility: 'public' });
  await file(added.media.scheduled, marks.scheduled.text);
  await file(added.media.draft, marks.draft.text);
  await file(added.media.closed, marks.closed.text);
  await file(added.media.otherOrg, marks.other.text, ids.otherOrg);
  await db
    .update(news)
    .set({ attachmentIds: [added.media.scheduled] })
    .where(eq(news.id, ids.news.future));
  await db.update(pages).set({ imageId: added.media.draft }).where(eq(pages.id, added.page.draft));
  const [post] = await db.select({ id: posts.id }).from(posts).where(eq(posts.groupId, ids.groups.closed));
  await db.insert(postMedia).values({ postId: post!.id, mediaId: added.media.closed });
}

async function addPeople({ database: { db } }: TestServer): Promise<void> {
  const person = (id: string, orgId: string, lastname: string) => ({
    id,
    orgId,
    username: id,
    email: `${id}@aurelia.example`,
    firstname: 'Kim',
    lastname,
  });
  await db.insert(users).values([person(added.person.ours, ids.org, 'Ost'), person(added.person.otherOrg, ids.otherOrg, marks.other.text)]);
}

async function addHotels({ database: { db } }: TestServer): Promise<void> {
  const hotel = (id: string, orgId: string, name: string) => ({
    ...{ id, orgId, name, street: 'Parkstraße 1', zip: '83435', city: 'Bad Reichenhall', country: 'DE', rooms: 40 },
  });
  await db.insert(hotels).values([hotel(added.hotel.ours, ids.org, 'Haus'), hotel(added.hotel.otherOrg, ids.otherOrg, marks.other.text)]);
}

async function addCarts({ database: { db } }: TestServer): Promise<void> {
  const people = await db.select({ id: users.id, orgId: users.orgId }).from(users);
  await db
    .insert(coinEntries)
    .values(people.map(({ id, orgId }) => ({ id: randomUUID(), userId: id, orgId, amount: 1_000_000, note: 'Danke' })));
  const product = (id: string, orgId: string, name: string) => ({ id, orgId, name: localized(name), coinsRequired: 1 });
  await db
    .insert(products)
    .values([product(added.product.ours, ids.org, 'Buch'), product(added.product.otherOrg, ids.otherOrg, marks.other.text)]);
  for (const [id, orgId, userId, productId] of [
    [added.cartItem.author, ids.org, 'actor-author', added.product.ours],
    [added.cartItem.otherOrg, ids.otherOrg, ids.users.outsider, added.product.otherOrg],
  ] as const) {
    const cartId = randomUUID();
    await db.insert(carts).values({ id: cartId, orgId, userId });
    await db.insert(cartItems).values({ id, cartId, productId, quantity: 1 });
  }
}

/** Conversations of all actors of this customer, of two of them, and of another customer. */
async function addConversations({ database: { db } }: TestServer): Promise<void> {
  const people = await db.select({ id: users.id, orgId: users.orgId }).from(users);
  const channel = async (
    which: keyof typeof added.conversation,
    orgId: string,
    text: string,
    members: readonly string[],
  ): Promise<void> => {
    const [conversationId, id] = [added.conversation[which], added.message[which]];
    await db
      .insert(conversations)
      .values({ id: conversationId, orgId, type: 'group', name: text, lastSeq: 1, lastNumber: 1, memberCount: members.length });
    await db.insert(conversationMembers).values(members.map((userId, index) => ({ conversationId, userId, owner: index === 0 })));
    const place = { seq: 1, changedSeq: 1, textSeq: 1, number: 1 };
    await db.insert(chatMessages).values({ id, conversationId, ...place, senderId: members[0]!, text, key: id });
  };
  const of = (org: string) => people.filter(({ orgId }) => orgId === org).map(({ id }) => id);
  await channel('ours', ids.org, 'Wetter', of(ids.org));
  await channel('closed', ids.org, marks.conversation.text, ['actor-author', 'actor-users']);
  await channel('otherOrg', ids.otherOrg, marks.other.text, of(ids.otherOrg));
}

/** Someone's notification, and one of the other customer. */
async function addNotifications({ database: { db } }: TestServer): Promise<void> {
  const about = { kind: 'chat_message', subject: 'fuzz', params: { conversation: marks.other.text } };
  await db.insert(notifications).values([
    { id: added.notification.author, orgId: ids.org, userId: 'actor-author', ...about, params: {} },
    { id: added.notification.otherOrg, orgId: ids.otherOrg, userId: ids.users.outsider, ...about },
  ]);
  await db
    .insert(notificationEvents)
    .values(Object.values(added.notification).map((notificationId) => ({ notificationId, source: 'fuzz', actorId: null })));
}

/** What a member has reported, and what one of the other customer has. */
async function addReports({ database: { db } }: TestServer): Promise<void> {
  const row = { kind: 'chat_message', writtenAt: new Date() } as const;
  await db.insert(reports).values([
    { ...row, id: added.report.ours, subjectId: 'fuzz-reported', orgId: ids.org, text: marks.report.text },
    { ...row, id: added.report.otherOrg, subjectId: 'fuzz-other-reported', orgId: ids.otherOrg, text: marks.other.text },
  ]);
}

/** Websites that show widgets, each with a key. */
async function addSites({ database: { db } }: TestServer): Promise<void> {
  const row = { origins: ['https://intranet.example'], widgets: ['occasions'], guests: true };
  await db.insert(embedSites).values([
    { ...row, id: added.site.ours, orgId: ids.org, name: 'Intranet' },
    { ...row, id: added.site.another, orgId: ids.org, name: 'Blog' },
    { ...row, id: added.site.otherOrg, orgId: ids.otherOrg, name: marks.other.text },
  ]);
  await db.insert(embedKeys).values([
    { id: added.embedKey.ours, siteId: added.site.ours, secret: marks.signing.text },
    { id: added.embedKey.another, siteId: added.site.another, secret: marks.signing.text },
    { id: added.embedKey.otherOrg, siteId: added.site.otherOrg, secret: marks.signing.text },
  ]);
}

/** Keys and webhooks of programs. */
async function addPrograms({ database: { db } }: TestServer): Promise<void> {
  const moment = new Date(Date.now() + 86_400_000);
  const key = {
    kind: 'personal',
    hint: 'foyer_pk_abcd',
    scopes: ['news:read'],
    expiresAt: moment,
    orgId: ids.org,
    name: 'Dienstplan',
  } as const;
  await db.insert(apiKeys).values(
    [
      { ...key, id: added.apiKey.author, userId: 'actor-author' },
      { ...key, id: added.apiKey.another, userId: ids.users.member },
      { ...key, id: added.apiKey.customer, userId: ids.users.editor, kind: 'organisation' as const },
      { ...key, id: added.apiKey.otherOrg, userId: ids.users.outsider, orgId: ids.otherOrg, name: marks.other.text },
    ].map((row) => ({ ...row, scopes: [...row.scopes], hash: `${marks.signing.text} ${row.id}` })),
  );
  const hook = {
    url: 'https://intranet.example/hook',
    events: ['news.published'],
    enabled: true,
    secret: marks.signing.text,
    since: moment,
  };
  await db
    .insert(webhooks)
    .values([
      ...[added.webhook.ours, ...added.webhook.more].map((id) => ({ ...hook, id, orgId: ids.org, name: 'Intranet' })),
      { ...hook, id: added.webhook.otherOrg, orgId: ids.otherOrg, name: marks.other.text },
    ]);
  const delivery = {
    eventId: 'fuzz-event',
    type: 'ping',
    state: 'delivered',
    attempts: 1,
    nextAttemptAt: moment,
    dueSince: moment,
  } as const;
  await db.insert(webhookDeliveries).values([
    { ...delivery, id: added.delivery.ours, webhookId: added.webhook.ours },
    { ...delivery, id: added.delivery.otherOrg, webhookId: added.webhook.otherOrg, subject: marks.other.text },
  ]);
}

/** What members have begun to upload. */
async function addUploads({ database: { db } }: TestServer): Promise<void> {
  const row = { size: 9, imagesOnly: false, expiresAt: new Date(Date.now() + 86_400_000) };
  await db.insert(uploads).values([
    { ...row, id: added.upload.author, key: 'fuzz', orgId: ids.org, userId: 'actor-author', name: 'plan.txt' },
    { ...row, id: added.upload.otherOrg, key: 'fuzz', orgId: ids.otherOrg, userId: ids.users.outsider, name: marks.other.text },
  ]);
}

/** Puts marked texts wherever not all may read, and the things that `known.ts` names. Gives what no answer may hold, by who may. */
export async function plant(server: TestServer): Promise<Canary[]> {
  await plantContent(server);
  await addPeople(server);
  await addHotels(server);
  await addConversations(server);
  await addPages(server);
  await addMedia(server);
  await addCarts(server);
  await addNotifications(server);
  await addReports(server);
  await addUploads(server);
  await addSites(server);
  await addPrograms(server);
  const kept = await server.database.db.select().from(secrets);
  return [...Object.values(marks), ...kept.map(({ name, value }) => ({ what: `the secret ${name}`, text: value, readers: [] }))];
}

/** The marks of what the reader may not see that an answer holds. */
export const leaksIn = (answer: string, reader: Actor, canaries: readonly Canary[]): string[] =>
  canaries.filter(({ text, readers }) => answer.includes(text) && !readers.includes(reader)).map(({ what }) => what);
