import { describe, expect, it } from 'vitest';
import type { Locale } from '../db/types.ts';
import { localeTags } from '../http/locale.ts';
import { messageIds, translate } from '../http/messages.ts';
import { isMailAddress } from './mail.address.ts';
import type { MailBrand } from './mail.brand.ts';
import { composeMail } from './mail.message.ts';
import type { MailKind, MailKinds } from './mail.kinds.ts';
import { createMailTransport, smtpOptions } from './mail.transport.ts';
import type { OutboxRow } from './mail.repository.ts';
import { createTransport } from 'nodemailer';

const colors = (hex: string): MailBrand['light'] => ({
  ...{ canvas: hex, surface: hex, text: hex, textMuted: hex },
  ...{ line: hex, brand: hex, onBrand: hex, brandText: hex },
});
const brand: MailBrand = {
  ...{ portal: 'Aurelia Gemeinschaft', light: colors('#0d5a64'), dark: colors('#9fd3dc') },
  ...{ origin: 'https://aurelia.example', logoGround: '#f0eeea', radius: 10, logo: null },
};
const config = { publicUrl: 'https://portal.example', mailFrom: 'no-reply@portal.example' };
const url = 'https://portal.example/de_DE/reset_password?user_id=1&hash=abc';

const samples: MailKinds = {
  password_reset: { name: 'Annika Berger', url, minutes: 30 },
  password_reset_unknown: { url },
  password_changed: { name: 'Annika Berger', url },
  registration_confirm: { name: 'Annika Berger', url, hours: 24 },
  registration_exists: { name: 'Annika Berger', url },
  email_confirm: { name: 'Annika Berger', url, hours: 24 },
  email_taken: { name: 'Annika Berger', url },
  email_changed: { name: 'Annika Berger', url },
  newsletter_confirm: { lists: 'Hausnachrichten', url },
  newsletter_welcome: { lists: 'Hausnachrichten', url, unsubscribe_url: 'https://portal.example/api/v2/newsletter/unsubscribe?token=t' },
};
const kinds = Object.keys(samples) as MailKind[];
const locales = Object.keys(localeTags) as Locale[];

const row = (kind: MailKind, changes: Partial<OutboxRow> = {}): OutboxRow => ({
  id: '0199aaaa-0000-7000-8000-000000000001',
  orgId: 'org',
  kind,
  recipient: 'annika@aurelia.example',
  locale: 'de_DE',
  values: samples[kind],
  ...{ createdAt: new Date('2026-11-18T08:00:00Z'), attempts: 1, dueAt: new Date(), sentAt: null, failedAt: null, lastError: null },
  ...changes,
});

describe('every mail', () => {
  it.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))('%s has all its words in %s', (kind, locale) => {
    const mail = composeMail(row(kind, { locale }), brand, config);
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/mail\.[a-z_]+\.|\{\w+\}|\b(undefined|null)\b/);
      expect(text.length).toBeGreaterThan(10);
    }
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(url.replace('&', '&amp;'));
    expect(mail.html).toContain(`<html lang="${localeTags[locale]}" dir="${locale === 'ar' ? 'rtl' : 'ltr'}">`);
  });

  it('has words for no kind that is not declared', () => {
    const worded = messageIds().flatMap((id) => /^mail\.(\w+)\.subject$/.exec(id)?.[1] ?? []);
    expect(worded.sort()).toEqual(kinds.toSorted());
  });

  it('says that a machine wrote it, and is recognised when it comes twice', () => {
    const { headers, messageId, from } = composeMail(row('password_reset'), brand, config);
    expect(headers['Auto-Submitted']).toBe('auto-generated');
    expect(headers).not.toHaveProperty('List-Unsubscribe');
    expect(messageId).toBe('<0199aaaa-0000-7000-8000-000000000001@portal.example>');
    expect(from).toEqual({ name: 'Aurelia Gemeinschaft', address: 'no-reply@portal.example' });
  });

  it('of a newsletter carries the one-click way out', () => {
    const { headers, html, text } = composeMail(row('newsletter_welcome'), brand, config);
    expect(headers).toMatchObject({
      'List-Unsubscribe': '<https://portal.example/api/v2/newsletter/unsubscribe?token=t>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const body of [html, text]) expect(body).toContain('newsletter/unsubscribe?token=t');
  });
});

it('may lead to the customer’s own host name', () => {
  const values = { url: 'https://aurelia.example/de_DE/forgot_password' };
  expect(composeMail(row('password_reset_unknown', { values }), brand, config).text).toContain(values.url);
});

describe('what people call themselves', () => {
  it('is text and no markup', () => {
    const name = `<script>alert("1")</script> & 'Söhne'`;
    const { html, text } = composeMail(row('password_reset', { values: { ...samples.password_reset, name } }), brand, config);
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Söhne&#39;');
    expect(text).toContain(name);
  });

  it('does not escape through the portal’s name either', () => {
    const { html } = composeMail(row('password_reset'), { ...brand, portal: '"><img src=x onerror=alert(1)>' }, config);
    expect(html).not.toContain('<img');
  });

  it('brings no header of its own', async () => {
    const evil = 'Aurelia\r\nBcc: everybody@evil.example\r\n\r\n<b>Hi</b>';
    const mail = composeMail(
      row('password_reset', { values: { ...samples.password_reset, name: evil } }),
      { ...brand, portal: evil },
      config,
    );
    expect(mail.subject).not.toMatch(/[\r\n]/);
    const sent = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail);
    const head = (sent.message as Buffer).toString().split('\r\n\r\n')[0]!;
    expect(head).not.toMatch(/^bcc:/im);
    expect(sent.envelope.to).toEqual(['annika@aurelia.example']);
  });
});

describe('a mail is not composed', () => {
  it.each([
    'a@b.example\r\nBcc: c@evil.example',
    'a@b.example, c@evil.example',
    'A <a@b.example>',
    '"a b"@c.example',
    'a@b@c.example',
    'a b@c.example',
    'a\u0000@c.example',
    '',
    `${'a'.repeat(65)}@b.example`,
  ])('for the recipient %j', (recipient) => {
    expect(isMailAddress(recipient)).toBe(false);
    expect(() => composeMail(row('password_reset', { recipient }), brand, config)).toThrow('no address');
  });

  it.each(['https://evil.example/x', 'javascript:alert(1)', '//evil.example', 'https://portal.example.evil.example/', '/de_DE', ''])(
    'with a button to %j',
    (address) => {
      expect(() => composeMail(row('password_reset_unknown', { values: { url: address } }), brand, config)).toThrow('not the portal');
    },
  );

  it.each(['jörg@aurelia.example', 'a+b.c@aurelia.example', "o'neill@sub.aurelia.example", 'root@localhost', '田中@例え.example'])(
    'though for %s it is',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
    },
  );
});

it.each([
  ['smtp://user:p%40ss@mail.example', { port: 587, secure: false, requireTLS: true, auth: { user: 'user', pass: 'p@ss' } }],
  ['smtps://user:p@mail.example', { port: 465, secure: true, requireTLS: false }],
  ['smtp://mail.example:25', { port: 25, secure: false, requireTLS: false }],
  ['smtp://user:p@127.0.0.1:1025', { port: 1025, requireTLS: false }],
])('the mail server of %s hears no password in the open', (url, options) => {
  expect(smtpOptions(url)).toMatchObject(options);
});

it('a transport is made for every kind of address', () => {
  for (const smtpUrl of [undefined, 'smtp://mail.example', 'smtps://user:p%40ss@mail.example:465']) {
    expect(createMailTransport({ smtpUrl, dataDir: '/nowhere' }, {} as never)).toHaveProperty('send');
  }
  expect(translate('en_GB', 'mail.greeting', { name: 'A' })).toBe('Hello A,');
});
