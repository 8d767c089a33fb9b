import { expect, it } from 'vitest';
import { Away, GiveUp } from '../jobs/job.ts';
import { judgeFailure } from './mail.retry.ts';

it.each([
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, GiveUp],
  [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, GiveUp],
  [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, Error],
  [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, Away],
  [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, Away],
  [{ code: 'ECONNECTION', responseCode: 554 }, Away],
  [{ code: 'ETIMEDOUT' }, Away],
  [{ code: 'ESOCKET' }, Away],
  [{ code: 'EDNS' }, Away],
  [{}, Error],
])('the failure %j means %o', (details, expected) => {
  const judged = judgeFailure(Object.assign(new Error('x'), details));
  expect([judged.constructor, judged.message]).toEqual([expected, 'x']);
});
