// @embedded: the lock of a decision
import type { Schemas } from '@foyer/api';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { bytesType } from '@foyer/contract';
import { reports } from '../../shared/moderation/reports.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { auditLog } from '../../shared/audit/audit.tables.ts';
import { latest } from '../notifications/notifications.test-helpers.ts';
import { deleteSettled } from './moderation.jobs.ts';

const server = await testServer();
afterAll(() => server.close());
const { db } = server.database;
const { editor: jonas, superadmin: mia } = ids.users;

let [member, editor, superadmin]: Browser[] = [];
beforeAll(async () => {
  await db
    .update(users)
    .set({ permissions: ['editor', 'moderator'] })
    .where(eq(users.id, jonas));
  [member, editor, superadmin] = [await server.login('member'), await server.login('editor'), await server.login('superadmin')];
});

/** A message of a new channel, whose members are all three. */
async function written(by: Browser, text = 'Ein böser Satz'): Promise<Schemas['ChatMessage']> {
  const begun = await member!.post('/messages/new_channel_conversation', { key: randomUUID(), user_ids: [jonas, mia], name: 'Küche' });
  const { conversation_id: recipient } = begun.json<Schemas['ConversationId']>();
  return (await by.post('/messages/create', { key: randomUUID(), recipient, text })).json<Schemas['ChatMessage']>();
}
const report = (by: Browser, { id }: { id: string }, body: Partial<Schemas['NewReport']> = {}) =>
  by.post(`/messages/${id}/report`, { reason: 'insult', note: '', ...body });
const listed = async (by: Browser, settled = false) =>
  (await by.get(`/studio/reports?settled=${settled}&limit=100`)).json<Schemas['StudioReportList']>();
const reportOf = async (by: Browser, message: Schemas['ChatMessage'], settled = false): Promise<Schemas['StudioReport']> => {
  const [row] = await db.select().from(reports).where(eq(reports.subjectId, message.id));
  return (await listed(by, settled)).results.find(({ id }) => id === row!.id)!;
};
const decide = (by: Browser, { id }: { id: string }, state: 'removed' | 'kept') => by.put(`/studio/reports/${id}/decision`, { state });
const shown = async (by: Browser, { conversation_id, id }: Schemas['ChatMessage']) =>
  (await by.get(`/conversations/${conversation_id}/messages`)).json<Schemas['ChatMessageList']>().results.find((one) => one.id === id)!;
const told = async (by: Browser) => (await latest(by)).flatMap(({ kind, text }) => (kind === 'moderation' ? [text] : []));

describe('a report', () => {
  it('shows moderators what was written, also where it is changed or deleted afterwards', async () => {
    const message = await written(editor!);
    expect((await report(member!, message, { note: '  Nicht zum ersten Mal ' })).statusCode).toBe(204);
    const payload = { text: 'Ein guter Satz', changed_seq: message.changed_seq };
    await editor!.send({ method: 'PATCH', url: `/messages/${message.id}`, payload });
    await editor!.delete(`/messages/${message.id}`);
    expect(await reportOf(superadmin!, message)).toMatchObject({
      ...{ text: 'Ein böser Satz', conversation: 'Küche', author: { id: jonas }, state: 'open', decidable: true },
      entries: [{ by: { id: ids.users.member }, reason: 'insult', note: 'Nicht zum ersten Mal' }],
    });
  });

  it('is one for each message, with an entry of each member, and notifies moderators once for each', async () => {
    const message = await written(editor!);
    const before = (await told(superadmin!)).length;
    await Promise.all([report(member!, message), report(member!, message, { reason: 'spam' })]);
    expect(await told(superadmin!)).toHaveLength(before + 1);
    expect((await reportOf(superadmin!, message)).entries).toHaveLength(1);
  });

  it('needs words where the reason is another one', async () => {
    const message = await written(editor!);
    const answer = await report(member!, message, { reason: 'other', note: '  ' });
    expect(answer.json<Schemas['Problem']>().errors).toMatchObject([{ field: 'note', code: 'required' }]);
  });

  it('is not made of one’s own message, of a note, of a deleted one, or of one that came before the member did', async () => {
    const message = await written(member!);
    const { results } = (await member!.get(`/conversations/${message.conversation_id}/messages`)).json<Schemas['ChatMessageList']>();
    const note = results.find(({ kind }) => kind === 'note')!;
    const deleted = await written(editor!);
    await editor!.delete(`/messages/${deleted.id}`);
    const unseen = (await editor!.post('/messages/create', { key: randomUUID(), user_ids: [mia], text: 'Unter uns' })).json<
      Schemas['ChatMessage']
    >();
    const answers = await Promise.all([message, note, deleted, unseen, { id: randomUUID() }].map((one) => report(member!, one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('a decision', () => {
  it('removes the message for all, tells its author and who reported it, and is in the log', async () => {
    const message = await written(editor!);
    await report(member!, message);
    const open = await reportOf(superadmin!, message);
    const [decided, again] = [await decide(superadmin!, open, 'removed'), await decide(superadmin!, open, 'removed')];
    expect([decided.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(decided.json()).toMatchObject({ state: 'removed', decided_by: { id: mia }, decidable: false });
    expect(await shown(member!, message)).toMatchObject({ deleted: true, text: '' });
    expect((await told(editor!))[0]).toContain('entfernt');
    expect((await told(member!))[0]).toContain('gemeldet haben, wurde entfernt');
    expect(await db.select().from(auditLog).where(eq(auditLog.subject, message.id))).toMatchObject([
      { action: 'report.removed', actorId: mia },
    ]);
    expect((await decide(superadmin!, open, 'kept')).json()).toMatchObject({ code: 'changed_meanwhile' });
  });

  it('lets it stay, and is asked for again where someone else reports it', async () => {
    const message = await written(superadmin!);
    await report(member!, message);
    const waiting = (await told(editor!)).length;
    expect((await decide(editor!, await reportOf(editor!, message), 'kept')).statusCode).toBe(200);
    expect(await told(editor!)).toHaveLength(waiting - 1);
    expect((await told(member!))[0]).toContain('bleibt stehen');
    expect(await shown(member!, message)).toMatchObject({ deleted: false });
    expect((await reportOf(editor!, message, true)).state).toBe('kept');
    await report(editor!, message);
    expect(await reportOf(editor!, message)).toMatchObject({ state: 'open', decided_by: null, entries: [{ by: { id: jonas } }, {}] });
  });

  it('is not made on what one wrote', async () => {
    const message = await written(superadmin!);
    await report(member!, message);
    const open = await reportOf(superadmin!, message);
    expect(open.decidable).toBe(false);
    expect((await decide(superadmin!, open, 'kept')).json()).toMatchObject({ status: 403, code: 'own_content' });
    expect((await told(superadmin!)).filter((text) => text.includes('wartet'))).toHaveLength(
      (await listed(superadmin!)).results.filter(({ decidable }) => decidable).length,
    );
  });
});

it('the files of an open report are given to moderators, and to no other who does not belong to the conversation', async () => {
  const bytes = Buffer.from('Frau Beispiel, Zimmer 12');
  const begun = await member!.post('/uploads', { key: randomUUID(), name: 'Gästeliste.txt', type: '', size: bytes.length });
  const { id } = begun.json<Schemas['Upload']>();
  const headers = { 'content-type': bytesType, 'upload-offset': '0' };
  await member!.send({ method: 'PATCH', url: `/uploads/${id}`, payload: bytes, headers });
  const file = (await member!.put(`/uploads/${id}/medium`)).json<Schemas['Medium']>();
  const message = (await member!.post('/messages/create', { key: randomUUID(), user_ids: [jonas], text: '', attachments: [file.id] })).json<
    Schemas['ChatMessage']
  >();
  const status = async (by: Browser) => (await by.get(file.link.replace('/api/v2', ''))).statusCode;
  expect([await status(editor!), await status(superadmin!)]).toEqual([200, 404]);
  await report(editor!, message, { reason: 'private_data' });
  const open = await reportOf(superadmin!, message);
  expect(open).toMatchObject({ attachment_count: 1, attachments: [{ id: file.id }], conversation: null });
  expect(await status(superadmin!)).toBe(200);
  expect((await decide(superadmin!, open, 'kept')).json()).toMatchObject({ attachment_count: 1, attachments: [] });
  expect(await status(superadmin!)).toBe(404);
});

it('what was settled is forgotten after 180 days', async () => {
  const message = await written(editor!);
  await report(member!, message);
  const { id } = await reportOf(superadmin!, message);
  const left = async (days: number) => {
    await deleteSettled(db, new Date(Date.now() + days * 86_400_000));
    return (await db.select().from(reports).where(eq(reports.id, id))).length;
  };
  expect(await left(400)).toBe(1);
  await decide(superadmin!, { id }, 'kept');
  expect([await left(179), await left(181)]).toEqual([1, 0]);
});
