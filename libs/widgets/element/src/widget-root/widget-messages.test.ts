import { someSettings } from '@foyer/api/testing';
import type { Locale } from '@foyer/i18n';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { messagesOf } from './widget-messages.ts';

const load = (wording: string) => Promise.resolve({ of: wording } as never);

const asked: string[] = [];

/** Customers by the host of their server. */
function answer(input: RequestInfo | URL): Promise<Response> {
  const { host } = new URL((input as Request).url);
  asked.push(host);
  if (host === 'away.example') return Promise.reject(new TypeError('Failed to fetch'));
  return Promise.resolve(Response.json(someSettings({ form_of_address: host === 'du.example' ? 'informal' : 'formal' })));
}

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal('fetch', answer);
});
afterEach(() => vi.unstubAllGlobals());

const of = (host: string, locale: Locale, form?: 'formal' | 'informal') =>
  messagesOf({ server: `https://${host}/api/v2`, locale, form }, load);

it('are those of the customer’s form of address, beside another customer’s on the same page', async () => {
  expect(await Promise.all([of('du.example', 'de_DE'), of('sie.example', 'de_DE')])).toEqual([{ of: 'de_DE.informal' }, { of: 'de_DE' }]);
  expect(await of('du.example', 'de_DE')).toEqual({ of: 'de_DE.informal' });
  expect(asked).toEqual(['du.example', 'sie.example']);
});

it('ask nothing in a language with one form, and are formal where the server does not answer', async () => {
  expect(await of('du.example', 'fr_FR')).toEqual({ of: 'fr_FR' });
  expect(asked).toEqual([]);
  expect(await of('du.example', 'de_DE', 'informal')).toEqual({ of: 'de_DE.informal' });
  expect(asked).toEqual([]);
  expect(await of('away.example', 'de_DE')).toEqual({ of: 'de_DE' });
});
