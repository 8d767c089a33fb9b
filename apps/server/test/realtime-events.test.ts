import type { Schemas } from '@foyer/api';
import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { notificationEvents, notifications } from '../src/features/notifications/notifications.tables.ts';
import { stockShop } from '../src/features/shop/shop.test-helpers.ts';
import { listen, open, type Page } from '../src/platform/realtime/realtime.test-helpers.ts';
import type { Browser } from './browser.ts';
import { ids } from './fixture.ts';
import { testServer } from './harness.ts';

/*
 * A page that holds what it has read before, and what its connection has told it since, knows what a page knows that reads it now. Events either carry the new state, or say what
 * to read again, and then never before it can be read.
 */

type Event = Schemas['RealtimeMessage'];
type Of<T extends Event['type']> = Extract<Event, { type: T }>;

const server = await testServer();
const { db } = server.database;
const address = await listen(server.app);
const pages: Page[] = [];
afterEach(() => pages.splice(0).forEach(({ socket }) => socket.terminate()));
afterAll(() => server.close());

let [member, editor]: Browser[] = [];
let conversation: string;
let direct: string;
beforeAll(async () => {
  [member, editor] = [await server.login('member'), await server.login('superadmin')];
  const begun = await member.post('/messages/new_channel_conversation', {
    key: randomUUID(),
    user_ids: [ids.users.superadmin],
    name: 'Terrasse',
  });
  conversation = begun.json<Schemas['ConversationId']>().conversation_id;
  direct = (await write('Hallo', { user_ids: [ids.users.member] })).conversation_id;
  const notification = { orgId: ids.org, userId: ids.users.member, kind: 'moderation', subject: 'x', params: { text: 'report_kept' } };
  await db.insert(notifications).values({ ...notification, id: 'notification-here' });
  await db.insert(notificationEvents).values({ notificationId: 'notification-here', source: 'x' });
  await stockShop(db);
});

const read = async <T>(browser: Browser, path: string): Promise<T> => (await browser.get(path)).json<T>();
const write = async (text: string, to: object = { recipient: conversation }): Promise<Schemas['ChatMessage']> =>
  (await editor!.post('/messages/create', { key: randomUUID(), text, ...to })).json<Schemas['ChatMessage']>();

/** How one type of event keeps a page up to date. */
interface Told<T extends Event['type'], State> {
  /** What a page reads. */
  fresh(): Promise<State>;
  /** What happens elsewhere. */
  act(): Promise<unknown>;
  /** What the page makes of it; left out where it reads again. */
  apply?(state: State, event: Of<T>): State;
}
const told = <T extends Event['type'], State>(type: T, one: Told<T, State>) =>
  ({ type, ...one }) as unknown as { type: T } & Told<Event['type'], unknown>;

const latest = () => read<Schemas['ChatMessageList']>(member!, `/conversations/${conversation}/messages`).then(({ results }) => results);
const one = (id: string) => read<Schemas['Conversation']>(member!, `/conversations/${id}`);
const unread = async () => (await read<Schemas['UnreadMessages']>(member!, '/messages/unread')).conversations;
const tab = randomUUID();
const present = (by: Browser, id: string) => by.put(`/studio/presences/${id}`, { subject: 'menu', subject_id: null });

const cases = [
  told('notification', {
    fresh: async () => (await read<Schemas['NotificationList']>(member!, '/notifications/latest')).results.map(({ id, old }) => [id, old]),
    act: () => member!.post('/notifications/mark_as_old', { id: 'notification-here' }),
  }),
  told('cart', {
    fresh: async () => (await read<Schemas['Cart']>(member!, '/carts/mine')).revision,
    act: () => member!.post('/carts/mine/items', { product_id: 'book', key: randomUUID() }),
    apply: (_, { revision }) => revision,
  }),
  told('settings', {
    fresh: async () => (await read<Schemas['MenuItem'][]>(member!, '/menu')).map(({ title }) => title),
    act: async () => {
      const { version, content } = await read<Schemas['StudioMenu']>(editor!, '/studio/menu');
      return editor!.put('/studio/menu', { version, content: { ...content, entries: content.entries.slice(1) } });
    },
  }),
  told('studio_editors', {
    fresh: async () => (await present(editor!, tab)).json<Schemas['StudioEditor'][]>().map(({ person }) => person.name),
    act: async () => present(await server.login('editor'), randomUUID()),
  }),
  told('chat_message', {
    fresh: async () => ({ messages: await latest(), unread: (await one(conversation)).new_messages }),
    act: () => write('Neu'),
    apply: ({ messages }, { message, unread: count }) => ({ messages: [...messages, message], unread: count }),
  }),
  told('chat_read', {
    fresh: async () => (await one(direct)).readers,
    act: async () => {
      await member!.post('/messages/create', { key: randomUUID(), recipient: direct, text: 'Gelesen?' });
      const { last_number: number } = await one(direct);
      return editor!.post('/messages/mark_as_read', { conversation_id: direct, number });
    },
    apply: (readers, { user_id, number }) => readers.map((reader) => (reader.user_id === user_id ? { user_id, number } : reader)),
  }),
  told('chat_conversation', {
    fresh: async () => (await one(conversation)).name,
    act: () => member!.send({ method: 'PATCH', url: `/conversations/${conversation}`, payload: { name: 'Garten' } }),
  }),
];

it.each(cases)('what a page has read, and $type since, is what it would read now', async ({ type, fresh, act, apply }) => {
  const reader = type === 'studio_editors' ? editor! : member!;
  const page = open(address, reader);
  pages.push(page);
  await page.hello;
  const stale = await fresh();
  const before = page.messages.length;
  const known = () => page.messages.slice(before).filter((event) => event.type === type);
  let again: Promise<unknown> | undefined;
  // A page reads again at the very moment it is told to.
  page.socket.on('message', () => void (known().length > 0 && (again ??= fresh())));
  await act();
  await expect.poll(() => known().length).toBeGreaterThan(0);
  const state = apply ? known().reduce<unknown>((now, event) => apply(now, event as never), stale) : await again;
  const now = await fresh();
  expect(state).toEqual(now);
  expect(state).not.toEqual(stale);
});

it('what comes with a connection is what a page would read', async () => {
  await write('Ungelesen');
  const page = open(address, member!);
  pages.push(page);
  const found = <T extends Event['type']>(type: T) => page.messages.find((event): event is Of<T> => event.type === type);
  await expect.poll(() => [found('chat_unread'), found('unread'), found('cart')].every(Boolean)).toBe(true);
  expect(found('chat_unread')!.conversations).toEqual(await unread());
  expect(found('unread')!.activities).toBe((await read<Schemas['UnreadCount']>(member!, '/activities/unread')).count);
  expect(found('cart')!.revision).toBe((await read<Schemas['Cart']>(member!, '/carts/mine')).revision);
});

it('every event is one of these', () => {
  const listed = [...cases.map(({ type }) => type), 'unread', 'chat_unread'];
  // These carry no state.
  const stateless: Event['type'][] = ['hello', 'heartbeat', 'chat_typing'];
  const all: Record<Event['type'], true> = {
    ...{ hello: true, heartbeat: true, unread: true, notification: true, cart: true, settings: true, studio_editors: true },
    ...{ chat_unread: true, chat_message: true, chat_conversation: true, chat_read: true, chat_typing: true },
  };
  expect([...listed, ...stateless].sort()).toEqual(Object.keys(all).sort());
});
