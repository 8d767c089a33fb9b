import { expect, it } from 'vitest';
import { shareAddress } from './share-address.ts';

const url = 'https://community.example/de_DE/page/a?b=1&c=2#d';
const title = 'Küche & Keller, 100 %';

it.each(['email', 'whatsapp', 'linkedin', 'facebook'] as const)('%s is handed the address whole, with nothing beside it', (option) => {
  const address = shareAddress[option](url, title);
  const { protocol, searchParams, hash } = new URL(address);
  expect(protocol).toBe(option === 'email' ? 'mailto:' : 'https:');
  expect([...searchParams.values()].join(' ')).toContain(url);
  expect([...searchParams.keys()]).toHaveLength(option === 'email' ? 2 : 1);
  expect(hash).toBe('');
});

it('mails and messages say the title as well', () => {
  expect(new URL(shareAddress.email(url, title)).searchParams.get('subject')).toBe(title);
  expect(new URL(shareAddress.whatsapp(url, title)).searchParams.get('text')).toBe(`${title} ${url}`);
});

it('a mail’s spaces are no plus signs, which mail programs would show', () => {
  expect(shareAddress.email(url, title)).not.toContain('+');
});
