import { expect, it } from 'vitest';
import { createNewsletterTokens } from './newsletter.tokens.ts';

const tokens = createNewsletterTokens(Buffer.alloc(32, 1));
const link = { orgId: 'org', email: 'annika@aurelia.example', lists: ['news', 'events'] };
const token = tokens.sign('unsubscribe', link, 1000);
const [payload = '', signature = ''] = token.split('.');

it('holds what it was signed over', () => {
  expect(tokens.read('unsubscribe', token)).toEqual({ ...link, signedAt: 1000 });
});

it.each([
  ['another purpose', tokens.sign('confirm', link)],
  ['another key', createNewsletterTokens(Buffer.alloc(32, 2)).sign('unsubscribe', link)],
  ['another payload', `${Buffer.from(JSON.stringify(['org', 'b@aurelia.example', ['news'], 1])).toString('base64url')}.${signature}`],
  ['a shortened signature', `${payload}.${signature.slice(0, -2)}`],
  ['no signature', payload],
  ['nothing', ''],
  ['dots', '...'],
])('is refused with %s', (_, forged) => {
  expect(tokens.read('unsubscribe', forged)).toBeNull();
});
