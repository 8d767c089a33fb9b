import { describe, expect, it } from 'vitest';
import { judgeFailure, reasonOf, retryPauseMs } from './mail.retry.ts';

describe('the pause before the next attempt', () => {
  it.each([
    [1, 0, 15_000],
    [1, 1, 30_000],
    [2, 1, 60_000],
    [5, 1, 480_000],
    [6, 1, 900_000],
    [400, 1, 900_000],
  ])('after %i attempts, with chance %d, is %i ms', (attempts, random, expected) => {
    expect(retryPauseMs(attempts, random)).toBe(expected);
  });
});

describe('a failure', () => {
  it.each([
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
    [{ code: 'EMESSAGE', command: 'DATA', responseCode: 554 }, 'refused'],
    [{ code: 'EENVELOPE', command: 'RCPT TO', responseCode: 450 }, 'again'],
    [{ code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'away'],
    [{ code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535 }, 'away'],
    [{ code: 'ECONNECTION', responseCode: 554 }, 'away'],
    [{ code: 'ETIMEDOUT' }, 'away'],
    [{ code: 'ESOCKET' }, 'away'],
    [{ code: 'EDNS' }, 'away'],
    [{}, 'again'],
  ])('%j means %s', (details, expected) => {
    expect(judgeFailure(Object.assign(new Error('x'), details))).toBe(expected);
  });

  it('is worded on one line', () => {
    expect(reasonOf(new Error(`550 No\r\n  ${'x'.repeat(1000)}`))).toMatch(/^550 No x{1,493}$/);
  });
});
