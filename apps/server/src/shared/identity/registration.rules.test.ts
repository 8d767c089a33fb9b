import { describe, expect, it } from 'vitest';
import { admits, nameFromEmail, readEmail, readName, usernameFromEmail } from './registration.rules.ts';

describe('an address', () => {
  it.each([
    ['  Mara.Lindt@Aurelia.EXAMPLE ', 'mara.lindt@aurelia.example'],
    ['mara+portal@aurelia.example', 'mara+portal@aurelia.example'],
    ['mara@hôtel.example', 'mara@xn--htel-vqa.example'],
    ['ｍara@aurelia.example', 'mara@aurelia.example'],
    [`${'m'.repeat(64)}@aurelia.example`, `${'m'.repeat(64)}@aurelia.example`],
  ])('%j is stored as %s', (given, stored) => expect(readEmail(given)).toBe(stored));

  it.each([
    '',
    'mara',
    'mara@',
    '@aurelia.example',
    'mara@localhost',
    'mara@aurelia..example',
    'mara@@aurelia.example',
    'mara@aurelia.example, eve@evil.example',
    'mara@aurelia.example\r\nBcc: eve@evil.example',
    '"mara lindt"@aurelia.example',
    'Mara <mara@aurelia.example>',
    '.mara@aurelia.example',
    'mara@[127.0.0.1]',
    'mara@127.0.0.1',
    `${'m'.repeat(65)}@aurelia.example`,
    `m@${'a'.repeat(250)}.example`,
  ])('%j is none', (given) => expect(readEmail(given)).toBeUndefined());
});

it.each([
  [[], 'mara@any.example', true],
  [['aurelia.example'], 'mara@aurelia.example', true],
  [['aurelia.example'], 'mara@evil-aurelia.example', false],
  [['aurelia.example'], 'mara@mail.aurelia.example', false],
])('the domains %j admit %s: %s', (domains, email, admitted) => expect(admits(domains, email)).toBe(admitted));

describe('a name', () => {
  it.each([
    ['  Mara   Lindt ', 'Mara Lindt'],
    ['J. R.', 'J. R.'],
    ['’t Hooft', '’t Hooft'],
    ['Sainte-Beuve', 'Sainte-Beuve'],
    ['فاطمة', 'فاطمة'],
    ['Nguyễn', 'Nguyễn'],
  ])('%j is stored as %j', (given, stored) => expect(readName(given)).toBe(stored));

  it.each(['', '   ', '-', 'evil.example', 'https://evil.example', 'Mara\nLindt\u0000', 'Agent 007', '<b>Mara</b>', '\u202eMara', '🦆'])(
    '%j is none',
    (given) => expect(readName(given)).toBeUndefined(),
  );
});

it.each([
  ['mara.lindt2@a.example', 'Mara', 'Lindt', 'mara.lindt2'],
  ['mara+news@a.example', 'Mara', '', 'mara'],
  ['m_van-der_berg@a.example', 'M', 'Van Der Berg', 'm_van-der_berg'],
  ['4711@a.example', '4711', '', '4711'],
  ['+@a.example', '+', '', 'member'],
])('%s is first called %s %s, with the user name %s', (email, firstname, lastname, username) => {
  expect(nameFromEmail(email)).toEqual({ firstname, lastname });
  expect(usernameFromEmail(email)).toBe(username);
});
