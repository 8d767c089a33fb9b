import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { users } from '../../shared/people/people.tables.ts';
import { conversationMembers } from './chat.tables.ts';

type Message = Schemas['ChatMessage'];

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const { member: anna, editor: jonas, superadmin: mia, outsider } = ids.users;

let member: Browser;
let editor: Browser;
let superadmin: Browser;
beforeAll(async () => {
  [member, editor, superadmin] = [await server.login('member'), await server.login('editor'), await server.login('superadmin')];
});

async function channel(name: string | null = 'Terrasse', user_ids: string[] = [jonas]): Promise<string> {
  const answer = await member.post('/messages/new_channel_conversation', { key: randomUUID(), user_ids, name });
  expect(answer.statusCode).toBe(201);
  return answer.json<Schemas['ConversationId']>().conversation_id;
}
const send = (browser: Browser, body: object) => browser.post('/messages/create', { key: randomUUID(), ...body });
async function sent(browser: Browser, recipient: string, text: string, more: object = {}): Promise<Message> {
  const answer = await send(browser, { recipient, text, ...more });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<Message>();
}
const listed = async (browser: Browser, id: string, query = '') =>
  (await browser.get(`/conversations/${id}/messages${query}`)).json<Schemas['ChatMessageList']>();
const texts = ({ results }: { results: Message[] }) => results.map(({ kind, note, text }) => (kind === 'note' ? `(${note!.type})` : text));
const conversation = async (browser: Browser, id: string) => (await browser.get(`/conversations/${id}`)).json<Schemas['Conversation']>();
const unread = async (browser: Browser) => (await browser.get('/messages/unread')).json<Schemas['UnreadMessages']>();
const refusal = (answer: { statusCode: number; json(): unknown }) => {
  const { code, errors } = answer.json() as Schemas['Problem'];
  return [answer.statusCode, errors[0] ? `${errors[0].field} ${errors[0].code}` : code];
};

describe('a direct conversation', () => {
  it('is one for a pair, no matter who opens it, and is not listed before its first message', async () => {
    const open = (browser: Browser, other: string) => browser.post('/messages/new_direct_message_conversation', { user_ids: [other] });
    const answers = await Promise.all([open(member, mia), open(superadmin, anna), open(member, mia)]);
    const opened = new Set(answers.map((answer) => answer.json<Schemas['ConversationId']>().conversation_id));
    expect(opened.size).toBe(1);
    const [id] = [...opened] as [string];
    const list = async () => (await superadmin.get('/conversations')).json<Schemas['ConversationList']>().results.map((one) => one.id);
    expect(await list()).not.toContain(id);
    await sent(member, id, 'Hallo');
    expect(await list()).toContain(id);
    expect(await conversation(superadmin, id)).toMatchObject({ type: 'direct', name: null, new_messages: 1, members: [{ id: anna }] });
  });

  it('is begun by a message to a person', async () => {
    const message = (await send(editor, { user_ids: [mia], text: 'Kurz?' })).json<Message>();
    expect(texts(await listed(superadmin, message.conversation_id))).toEqual(['Kurz?']);
  });

  it('takes no messages to someone who can no longer log in, and is read all the same', async () => {
    const id = (await send(member, { user_ids: ['user-gone'], text: 'x' })).statusCode;
    expect(id).toBe(400);
    await db
      .insert(users)
      .values({ id: 'user-gone', orgId: ids.org, username: 'gone', email: 'gone@aurelia.example', firstname: 'Ole', lastname: 'Gone' });
    const { conversation_id } = (await send(member, { user_ids: ['user-gone'], text: 'Tschüss' })).json<Message>();
    await db.update(users).set({ active: false }).where(eq(users.id, 'user-gone'));
    expect(refusal(await send(member, { recipient: conversation_id, text: 'Noch da?' }))).toEqual([422, 'recipient_inactive']);
    expect((await conversation(member, conversation_id)).permissions.write).toBe(false);
    expect(texts(await listed(member, conversation_id))).toEqual(['Tschüss']);
  });
});

describe('a channel', () => {
  it('is begun once for a key, and says who was brought in', async () => {
    const key = randomUUID();
    const begin = () => member.post('/messages/new_channel_conversation', { key, user_ids: [jonas, mia], name: '  Spät  dienst ' });
    const [one, two] = await Promise.all([begin(), begin()]);
    expect(one!.json()).toEqual(two!.json());
    const { conversation_id: id } = one!.json<Schemas['ConversationId']>();
    const [note] = (await listed(editor, id)).results;
    expect(note).toMatchObject({ seq: 1, number: 0, kind: 'note', sender: { id: anna }, note: { type: 'created', name: 'Spät dienst' } });
    expect(note!.note!.people.map((person) => person.id).sort()).toEqual([jonas, mia].sort());
    expect(await conversation(editor, id)).toMatchObject({ name: 'Spät dienst', member_count: 3, new_messages: 0 });
  });

  it('says who belongs to it, all or by the beginnings of their names', async () => {
    const id = await channel('Namen', [jonas, mia]);
    const named = async (query: string) =>
      (await member.get(`/conversations/${id}/members${query}`)).json<Schemas['ConversationMembers']>().results.map((one) => one.id);
    expect((await named('')).sort()).toEqual([anna, jonas, mia].sort());
    const [first] = await db.select().from(users).where(eq(users.id, jonas));
    expect(await named(`?query=${encodeURIComponent(first!.lastname.slice(0, 3).toUpperCase())}`)).toEqual([jonas]);
    expect(await named('?query=xyz')).toEqual([]);
  });

  it('is put in order by its owner alone; who left has nothing of it any more, who came late sees what was written since', async () => {
    const id = await channel();
    await sent(member, id, 'Vorher');
    const add = (browser: Browser) => browser.post(`/conversations/${id}/members`, { user_ids: [mia] });
    const rename = (browser: Browser) => browser.send({ method: 'PATCH', url: `/conversations/${id}`, payload: { name: 'Garten' } });
    expect([(await add(editor)).statusCode, (await rename(editor)).statusCode]).toEqual([404, 404]);
    expect((await add(member)).json()).toMatchObject({ member_count: 3 });
    expect((await rename(member)).json()).toMatchObject({ name: 'Garten' });
    await sent(editor, id, 'Willkommen');
    expect(texts(await listed(superadmin, id))).toEqual(['(members_added)', '(renamed)', 'Willkommen']);
    expect(await conversation(superadmin, id)).toMatchObject({ new_messages: 1 });
    expect((await superadmin.delete(`/conversations/${id}/members/${jonas}`)).statusCode).toBe(404);

    expect((await member.delete(`/conversations/${id}/members/${jonas}`)).statusCode).toBe(204);
    expect(refusal(await send(editor, { recipient: id, text: 'Hallo?' }))).toEqual([404, 'not_found']);
    for (const path of ['', '/messages', '/changes?after=0', '/members']) {
      expect((await editor.get(`/conversations/${id}${path}`)).statusCode).toBe(404);
    }
    expect((await member.delete(`/conversations/${id}/members/${anna}`)).statusCode).toBe(204);
    expect((await conversation(superadmin, id)).permissions).toMatchObject({ rename: true, add: true });
    expect((await superadmin.delete(`/conversations/${id}/members/${mia}`)).statusCode).toBe(204);
    expect(await db.select().from(conversationMembers).where(eq(conversationMembers.conversationId, id))).toEqual([]);
  });

  it('is found by its name and its members’ names', async () => {
    const id = await channel('Möhrengarten');
    const found = async (query: string) =>
      (await member.get(`/conversations?query=${encodeURIComponent(query)}&limit=100`))
        .json<Schemas['ConversationList']>()
        .results.map((one) => one.id);
    expect(await found('mohren')).toEqual([id]);
    const { members } = await conversation(member, id);
    expect(await found(members[0]!.name.slice(0, 4))).toContain(id);
    expect(await found('nirgends')).toEqual([]);
  });

  it('is a page of the list by its place', async () => {
    for (let count = 0; count < 3; count += 1) await channel(`Seite ${count}`, [mia]);
    const seen: string[] = [];
    for (let before = ''; ;) {
      const page = (await member.get(`/conversations?limit=2${before}`)).json<Schemas['ConversationList']>();
      seen.push(...page.results.map((one) => one.id));
      if (page.next === null) break;
      before = `&before=${page.next}`;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen).toEqual((await member.get('/conversations?limit=100')).json<Schemas['ConversationList']>().results.map((one) => one.id));
  });
});

describe('a message', () => {
  it('is stored once for a key, however often it is sent at once', async () => {
    const id = await channel();
    const body = { key: randomUUID(), recipient: id, text: ' Einmal \r\n ' };
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.post('/messages/create', body)));
    expect(new Set(answers.map((answer) => answer.json<Message>().id)).size).toBe(1);
    expect(texts(await listed(member, id))).toEqual(['(created)', 'Einmal']);
    expect(refusal(await member.post('/messages/create', { ...body, text: 'Anders' }))).toEqual([409, 'key_used']);
  });

  it.each([
    ['nothing in it', { text: ' \n ' }, [400, 'text message_empty']],
    ['too much in it', { text: 'x'.repeat(10_001) }, [400, 'text too_long']],
    ['no recipient', { recipient: null, text: 'x' }, [400, 'recipient recipient_required']],
    ['two recipients', { user_ids: [jonas], text: 'x' }, [400, 'user_ids recipient_required']],
    ['an unknown recipient', { recipient: 'nowhere', text: 'x' }, [404, 'not_found']],
    ['another customer’s person', { recipient: null, user_ids: [outsider], text: 'x' }, [400, 'user_ids.0 person_unknown']],
    ['oneself as recipient', { recipient: null, user_ids: [anna], text: 'x' }, [400, 'user_ids.0 person_unknown']],
    ['a file that is not one’s own', { text: 'x', attachments: [ids.media.photo] }, [400, 'attachments.0 attachment_refused']],
    ['a quote of another conversation', { text: 'x', quote_id: 'elsewhere' }, [400, 'quote_id quote_unknown']],
    [
      'a mention of someone outside',
      { text: '@Toni Elsewhere', mentions: [{ id: mia, start: 0, length: 15 }] },
      [400, 'mentions.0.id not_mentionable'],
    ],
  ])('with %s is refused by name, and leaves no number out', async (_, body, expected) => {
    const id = await channel();
    expect(refusal(await send(member, { recipient: id, ...body }))).toEqual(expected);
    expect(await sent(member, id, 'Weiter')).toMatchObject({ seq: 2, number: 1 });
  });

  it('is changed by its author alone, from the text it has', async () => {
    const id = await channel();
    const message = await sent(member, id, 'Um sieben');
    const edit = (browser: Browser, text: string, changed_seq: number) =>
      browser.send({ method: 'PATCH', url: `/messages/${message.id}`, payload: { text, changed_seq } });
    expect((await edit(editor, 'Um acht', 9)).statusCode).toBe(404);
    const reacted = (await editor.put(`/messages/${message.id}/reaction`, { reaction: 'heart' })).json<Message>();
    expect(reacted).toMatchObject({ changed_seq: message.seq + 1, edited_at: null, reactions: [{ reaction: 'heart', user_ids: [jonas] }] });
    // A sign is no other text.
    expect((await edit(member, 'Um acht', message.changed_seq)).json()).toMatchObject({ text: 'Um acht', changed_seq: message.seq + 2 });
    expect(refusal(await edit(member, 'Um neun', message.changed_seq))).toEqual([409, 'message_changed']);
    expect((await editor.put(`/messages/${message.id}/reaction`, { reaction: null })).json()).toMatchObject({ reactions: [] });
  });

  it('leaves its place when it is deleted, also where it is quoted', async () => {
    const id = await channel();
    const message = await sent(member, id, 'Geheim');
    const reply = await sent(editor, id, 'Verstanden', { quote_id: message.id });
    expect(reply.quote).toMatchObject({ id: message.id, seq: message.seq, text: 'Geheim', deleted: false });
    expect((await editor.delete(`/messages/${message.id}`)).statusCode).toBe(404);
    expect((await member.delete(`/messages/${message.id}`)).statusCode).toBe(204);
    expect((await member.delete(`/messages/${message.id}`)).statusCode).toBe(204);
    const { results } = await listed(editor, id);
    expect(results.slice(1)).toMatchObject([
      { id: message.id, text: '', deleted: true, changed_seq: 4 },
      { text: 'Verstanden', quote: { text: '', deleted: true } },
    ]);
    expect((await editor.put(`/messages/${message.id}/reaction`, { reaction: 'joy' })).statusCode).toBe(404);
  });

  it('is read up to a number, which never goes back', async () => {
    const id = await channel();
    for (const text of ['1', '2', '3']) await sent(member, id, text);
    const read = async (number: number) =>
      (await editor.post('/messages/mark_as_read', { conversation_id: id, number })).json<Schemas['UnreadConversation']>().unread;
    expect((await unread(editor)).conversations).toContainEqual({ conversation_id: id, unread: 3 });
    expect([await read(2), await read(1), await read(99)]).toEqual([1, 1, 0]);
    await sent(member, id, '4');
    await sent(editor, id, '5');
    expect((await conversation(editor, id)).new_messages).toBe(0);
    expect(await conversation(member, id)).toMatchObject({ new_messages: 1, readers: [{ user_id: jonas, number: 5 }] });
    await member.put(`/conversations/${id}/preferences`, { muted: true });
    expect((await unread(member)).conversations.map((one) => one.conversation_id)).not.toContain(id);
  });

  it('is found by what it says, until it is deleted', async () => {
    const id = await channel('Suche', [jonas, mia]);
    const found = async (browser: Browser, query: string) => {
      const answer = await browser.get(`/conversations/${id}/messages/search?query=${encodeURIComponent(query)}`);
      return answer.statusCode === 200 ? texts(answer.json<Schemas['ChatMessageSearch']>() as never) : answer.statusCode;
    };
    const first = await sent(member, id, 'Die Terrasse öffnet um 10 Uhr');
    await sent(editor, id, 'Uhr und Schlüssel hängen am Empfang, 100 %');
    expect(await found(editor, 'UHR offnet')).toEqual(['Die Terrasse öffnet um 10 Uhr']);
    expect(await found(member, 'uhr')).toHaveLength(2);
    expect([await found(member, '100 %'), await found(member, '%'), await found(member, 'Suche')]).toMatchObject([[/100/], [/%/], []]);
    expect([await found(member, '   '), await found(await server.guest(), 'uhr')]).toEqual([400, 401]);
    await member.delete(`/messages/${first.id}`);
    expect(await found(editor, 'Terrasse')).toEqual([]);
    await member.delete(`/conversations/${id}/members/${mia}`);
    expect(await found(superadmin, 'Schlüssel')).toBe(404);
    const page = await editor.get(`/conversations/${id}/messages/search?query=uhr&limit=1`);
    expect(page.json<Schemas['ChatMessageSearch']>()).toMatchObject({ has_before: false, results: [{ text: /^Uhr/ }] });
  });

  it('is found by its place', async () => {
    const id = await channel();
    for (let count = 1; count <= 9; count += 1) await sent(member, id, String(count));
    const page = async (query: string) => {
      const list = await listed(member, id, query);
      return [texts(list).join(' '), list.has_before, list.has_after];
    };
    expect(await page('?limit=3')).toEqual(['7 8 9', true, false]);
    expect(await page('?limit=3&before=8')).toEqual(['4 5 6', true, true]);
    expect(await page('?limit=4&before=4')).toEqual(['(created) 1 2', false, true]);
    expect(await page('?limit=2&after=8')).toEqual(['8 9', true, false]);
    expect(await page('?limit=4&around=6')).toEqual(['3 4 5 6', true, true]);
    expect(await page('?limit=4&around=10')).toEqual(['7 8 9', true, false]);
  });
});

describe('people to write to', () => {
  const people = async (query: string) => (await member.get(`/messages/users?query=${query}`)).json<Schemas['ChatPeople']>().results;
  it('are those of one’s own customer, without oneself, those one wrote with first', async () => {
    const all = (await people('')).map((person) => person.id);
    expect(all).not.toContain(anna);
    expect(all).not.toContain(outsider);
    expect(all.length).toBeGreaterThan(1);
    const [first] = await people('');
    expect((await people(first!.name.slice(0, 3))).map((person) => person.id)).toContain(first!.id);
    expect(await people('zzz')).toEqual([]);
  });
});
