import type { Api } from '@foyer/api';
import { expect, it, vi } from 'vitest';
import { isSpent, linkOf } from './link-state.ts';

const page = 'https://portal.example/de_DE/reset_password?user_id=1&hash=abc';
const apiThat = (answer: () => Promise<unknown>) => ({ client: { GET: vi.fn(answer) } }) as unknown as Api;

it.each([
  ['good', () => Promise.resolve({ data: { valid: true } }), false],
  ['spent', () => Promise.resolve({ data: { valid: false } }), true],
  ['unreadable', () => Promise.reject(Object.assign(new Error(), { status: 400 })), true],
  ['asked about too often', () => Promise.reject(Object.assign(new Error(), { status: 429 })), false],
  ['asked about without a connection', () => Promise.reject(Object.assign(new Error(), { status: 0 })), false],
])('a link that is %s', async (_, answer, spent) => {
  expect(await isSpent(apiThat(answer), 'reset', page)).toBe(spent);
});

it('an incomplete link is spent without a question', async () => {
  const api = apiThat(() => Promise.reject(new Error('asked')));
  expect(await isSpent(api, 'email', 'https://portal.example/de_DE/confirm_email?user_id=1')).toBe(true);
  expect(linkOf(new URLSearchParams('hash=a'))).toBeNull();
});
