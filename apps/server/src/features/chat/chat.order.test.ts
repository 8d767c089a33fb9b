// @embedded: locks and the order of changes
import type { Schemas } from '@foyer/api';
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { listen, open, type Page } from '../../platform/realtime/realtime.test-helpers.ts';

type Message = Schemas['ChatMessage'];

const onPostgres = inject('template').database !== undefined;
const server = await testServer();
const { app, config, database } = server;
const address = await listen(app);
const pages: Page[] = [];
afterEach(() => pages.splice(0).forEach(({ socket }) => socket.terminate()));
afterAll(() => server.close());

let member: Browser;
let editor: Browser;
let superadmin: Browser;
beforeAll(async () => {
  [member, editor, superadmin] = [await server.login('member'), await server.login('editor'), await server.login('superadmin')];
});

async function channel(): Promise<string> {
  const user_ids = [ids.users.editor, ids.users.superadmin];
  const answer = await member.post('/messages/new_channel_conversation', { key: randomUUID(), user_ids, name: 'Order' });
  return answer.json<Schemas['ConversationId']>().conversation_id;
}
const send = async (browser: Browser, recipient: string, text: string): Promise<Message> =>
  (await browser.post('/messages/create', { key: randomUUID(), recipient, text })).json<Message>();
const changesAfter = async (browser: Browser, id: string, after: number) =>
  (await browser.get(`/conversations/${id}/changes?after=${after}`)).json<Schemas['ChatMessageChanges']>();

/** All that has changed since a number, page after page. */
async function allChanges(browser: Browser, id: string, from: number): Promise<Message[]> {
  const all: Message[] = [];
  for (let page = await changesAfter(browser, id, from); ; page = await changesAfter(browser, id, page.seq)) {
    all.push(...page.results);
    if (!page.more) return all;
  }
}

async function connect(browser: Browser, where = address): Promise<Page> {
  const page = open(where, browser);
  pages.push(page);
  await page.hello;
  return page;
}
const messagesOf = ({ messages }: Page) => messages.filter((message) => message.type === 'chat_message');
const textsOf = (page: Page) => messagesOf(page).flatMap(({ message }) => (message.kind === 'message' ? [message.text] : []));

describe('the order of a conversation', () => {
  it('is one without gaps, however many write at once, and every page of changes tells it', async () => {
    const id = await channel();
    const writers = Array.from({ length: 16 }, (_, index) => [member, editor, superadmin][index % 3]!);
    const sent = await Promise.all(
      writers.map(async (browser, writer) => {
        const own: Message[] = [];
        for (let count = 0; count < 15; count += 1) own.push(await send(browser, id, `${writer} ${count}`));
        return own;
      }),
    );
    const all = await allChanges(editor, id, 0);
    expect(all.map(({ seq }) => seq)).toEqual(all.map((_, index) => index + 1));
    expect(all.slice(1).map(({ number }) => number)).toEqual(all.slice(1).map((_, index) => index + 1));
    expect(sent.flat()).toHaveLength(all.length - 1);
    // What one has sent before is before.
    for (const own of sent) expect(own.map(({ seq }) => seq)).toEqual(own.map(({ seq }) => seq).sort((a, b) => a - b));
  });

  it('brings a copy of any age to what there is', async () => {
    const id = await channel();
    const made: Message[] = [];
    const copies: { after: number; held: Map<string, Message> }[] = [];
    const pick = (index: number) => made[(index * 7) % made.length]!;
    for (let step = 0; step < 40; step += 1) {
      const kind = step % 5;
      if (kind < 2 || made.length < 3) made.push(await send([member, editor][step % 2]!, id, `Schritt ${step}`));
      else if (kind === 2) await editor.put(`/messages/${pick(step).id}/reaction`, { reaction: step % 2 ? 'heart' : 'joy' });
      else if (kind === 3) {
        const { id: message, changed_seq } = made.at(-1)!;
        const author = made.at(-1)!.sender!.id === ids.users.member ? member : editor;
        await author.send({
          method: 'PATCH',
          url: `/messages/${message}`,
          payload: { text: `Neu ${step}`, changed_seq: changed_seq + 99 },
        });
      } else await member.delete(`/messages/${pick(step).id}`);
      if (step % 8 === 3) {
        const page = await changesAfter(superadmin, id, 0);
        copies.push({ after: page.seq, held: new Map(page.results.map((message) => [message.id, message])) });
      }
    }
    const fresh = (await superadmin.get(`/conversations/${id}/messages?limit=200`)).json<Schemas['ChatMessageList']>().results;
    expect(copies.length).toBeGreaterThan(3);
    for (const { after, held } of copies) {
      for (const message of await allChanges(superadmin, id, after)) held.set(message.id, message);
      const shown = [...held.values()].sort((a, b) => a.seq - b.seq);
      // What a quote shows is as of the message's own last change; here is none.
      expect(shown).toEqual(fresh);
    }
  });
});

describe('pages', () => {
  it('hear each message with what is unread for them, and nothing more once they have left', async () => {
    const id = await channel();
    const [one, two, other] = [await connect(member), await connect(editor), await connect(superadmin)];
    const message = await send(member, id, 'Für alle');
    await expect.poll(() => [one, two, other].map((page) => messagesOf(page).length)).toEqual([1, 1, 1]);
    expect(messagesOf(one)[0]).toMatchObject({ message, seq: message.seq, unread: 0, muted: false });
    expect(messagesOf(two)[0]).toMatchObject({ message, unread: 1 });
    await member.delete(`/conversations/${id}/members/${ids.users.superadmin}`);
    await expect.poll(() => other.messages.at(-1)).toEqual({ type: 'chat_conversation', conversation_id: id });
    const before = messagesOf(other).length;
    await send(member, id, 'Nicht für alle');
    await expect.poll(() => textsOf(two)).toContain('Nicht für alle');
    expect(messagesOf(other)).toHaveLength(before);
  });

  it('are told who has read and who is writing, but not themselves', async () => {
    const id = await channel();
    const { number } = await send(member, id, 'Gelesen?');
    const [one, two] = [await connect(member), await connect(editor)];
    await editor.post('/messages/mark_as_read', { conversation_id: id, number });
    await editor.post(`/conversations/${id}/typing`);
    const heard = ({ messages }: Page, type: string) => messages.filter((message) => message.type === type);
    const read = { type: 'chat_read', conversation_id: id, user_id: ids.users.editor, number };
    await expect.poll(() => heard(one, 'chat_typing')).toHaveLength(1);
    expect(heard(one, 'chat_read')).toEqual([{ ...read, unread: null }]);
    expect(heard(two, 'chat_read')).toEqual([{ ...read, unread: 0 }]);
    expect(heard(two, 'chat_typing')).toEqual([]);
  });

  it('are told nothing of what a member does not let others see', async () => {
    const id = await channel();
    const { number } = await send(member, id, 'Gelesen?');
    const set = (preferences: Schemas['ChatPreferencesChange']) => superadmin.put('/messages/preferences', preferences);
    const shown = async () => (await member.get(`/conversations/${id}`)).json<Schemas['Conversation']>();
    const [one, own] = [await connect(member), await connect(superadmin)];
    const online = async () => (await shown()).members.find((person) => person.id === ids.users.superadmin)!.online;
    await expect.poll(online).toBe(true);

    await set({ presence: false });
    expect((await set({ typing: false, read_status: false })).json()).toEqual({ presence: false, typing: false, read_status: false });
    await superadmin.post('/messages/mark_as_read', { conversation_id: id, number });
    await superadmin.post(`/conversations/${id}/typing`);
    await expect.poll(() => own.messages.filter(({ type }) => type === 'chat_read')).toHaveLength(1);
    // What comes last: by then the others would have come.
    await editor.post(`/conversations/${id}/typing`);
    await expect.poll(() => one.messages.filter(({ type }) => type === 'chat_typing')).toMatchObject([{ user_id: ids.users.editor }]);
    expect(one.messages.filter(({ type }) => type === 'chat_read')).toEqual([]);
    expect([await online(), (await shown()).readers.map((reader) => reader.user_id)]).toEqual([false, [ids.users.editor]]);
    await set({ presence: true, typing: true, read_status: true });
    expect([await online(), (await shown()).readers.length]).toEqual([true, 2]);
  });

  it('are told at their beginning what is unread', async () => {
    const id = await channel();
    await send(member, id, 'Eins');
    const page = await connect(editor);
    await expect.poll(() => page.messages.find((message) => message.type === 'chat_unread')).toBeDefined();
    const [told] = page.messages.filter((message) => message.type === 'chat_unread');
    expect(told!.conversations).toContainEqual({ conversation_id: id, unread: 1 });
  });

  it('show who is online', async () => {
    const id = await channel();
    const online = async () =>
      (await member.get(`/conversations/${id}`)).json<Schemas['Conversation']>().members.find((one) => one.id === ids.users.superadmin)!
        .online;
    await connect(superadmin);
    await expect.poll(online).toBe(true);
  });

  it.runIf(onPostgres)('of another process hear it as well, in the order of the conversation', async () => {
    const second = await buildApp({ config, database, log: pino({ level: 'silent' }) });
    const elsewhere = await listen(second);
    const id = await channel();
    const page = await connect(editor, elsewhere);
    for (let count = 0; count < 10; count += 1) await send(member, id, String(count));
    await expect.poll(() => textsOf(page), { timeout: 2_000 }).toEqual(Array.from({ length: 10 }, (_, index) => String(index)));
    await delay(1_100);
    expect(textsOf(page)).toHaveLength(10);
    await second.close();
  });
});
