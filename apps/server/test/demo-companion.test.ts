import type { Schemas } from '@foyer/api';
import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, expect, it } from 'vitest';
import { colleague } from '../src/features/occasions/occasions.test-helpers.ts';
import { startCompanion } from '../src/demo-companion.ts';
import { listen } from '../src/platform/realtime/realtime.test-helpers.ts';
import { users } from '../src/shared/people/people.tables.ts';
import { ids } from './fixture.ts';
import { testServer } from './harness.ts';

const server = await testServer();
afterAll(() => server.close());
const { database, config, app } = server;
const log = pino({ level: 'silent' });

it('the colleague of the demo reads, reacts and answers in the language of the message, once in however many processes', async () => {
  const id = randomUUID();
  await database.db.insert(users).values(colleague('companion', { id, username: 'companion', orgId: ids.org }));
  const member = await server.login('member');
  const sent = await member.post('/messages/create', { key: randomUUID(), user_ids: [id], text: 'Thank you, that is great!' });
  const { conversation_id, id: message } = sent.json<Schemas['ChatMessage']>();
  await listen(app);
  // The second one stands for another process.
  await startCompanion(app, config, database, log);
  await startCompanion(app, config, database, log);
  const shown = async () => (await member.get(`/conversations/${conversation_id}/messages`)).json<Schemas['ChatMessageList']>().results;
  await expect
    .poll(async () => (await shown()).map(({ text }) => text), { timeout: 15_000 })
    .toEqual(['Thank you, that is great!', expect.stringMatching(/^(You are welcome!|Any time\.)$/)]);
  expect((await shown()).find((one) => one.id === message)).toMatchObject({ reactions: [{ reaction: 'heart', user_ids: [id] }] });
  expect((await member.get(`/conversations/${conversation_id}`)).json<Schemas['Conversation']>().readers).toMatchObject([
    { user_id: id, number: 2 },
  ]);
});
