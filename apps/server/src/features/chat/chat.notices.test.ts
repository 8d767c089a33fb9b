import type { Schemas } from '@foyer/api';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { Browser } from '../../../test/browser.ts';
import { ids } from '../../../test/fixture.ts';
import { testServer } from '../../../test/harness.ts';
import { createTestClock, testJobs } from '../../platform/jobs/jobs.test-helpers.ts';
import { latest } from '../notifications/notifications.test-helpers.ts';
import { addChatJobs } from './chat.notices.ts';

const server = await testServer();
afterAll(() => server.close());
const clock = createTestClock();
const jobs = testJobs(server.database, { aheadMs: clock.aheadMs });
addChatJobs({ db: server.database.db, jobs });

const send = async (browser: Browser, recipient: string, text: string): Promise<Schemas['ChatMessage']> =>
  (await browser.post('/messages/create', { key: randomUUID(), recipient, text })).json<Schemas['ChatMessage']>();

it('members are notified once of what they have not read, and of nothing once they have', async () => {
  const [member, editor, superadmin] = [await server.login('member'), await server.login('editor'), await server.login('superadmin')];
  const user_ids = [ids.users.editor, ids.users.superadmin];
  const begun = await member.post('/messages/new_channel_conversation', { key: randomUUID(), user_ids, name: 'Terrasse' });
  const { conversation_id: id } = begun.json<Schemas['ConversationId']>();
  const notified = async (browser: Browser) => (await latest(browser)).filter(({ kind }) => kind === 'chat_message');
  await superadmin.put(`/conversations/${id}/preferences`, { muted: true });
  await send(member, id, 'Eins');
  const { number } = await send(member, id, 'Zwei');
  await jobs.runDue();
  expect(await notified(editor)).toEqual([]);
  clock.advance(30_000);
  await jobs.runDue();
  expect(await notified(editor)).toMatchObject([{ old: false }]);
  expect([await notified(member), await notified(superadmin)]).toEqual([[], []]);
  await editor.post('/messages/mark_as_read', { conversation_id: id, number });
  expect(await notified(editor)).toEqual([]);
  await send(member, id, 'Drei');
  await send(editor, id, 'Vier');
  clock.advance(60_000);
  await jobs.runDue();
  expect(await notified(editor)).toEqual([]);
  expect(await notified(member)).toHaveLength(1);
});
