import { type Locale, locales as languages } from '@foyer/locales';
import { describe, expect, it } from 'vitest';
import { isMailAddress } from './address.ts';
import { composeMail, type MailMessage } from './compose.ts';
import type { Mail, MailKind } from './kinds.ts';

import type { MailBrand } from './look.ts';
import { samples } from './samples.ts';

const colors = (hex: string): MailBrand['light'] => ({
  ...{ canvas: hex, surface: hex, text: hex, textMuted: hex },
  ...{ line: hex, brand: hex, onBrand: hex, brandText: hex },
});
const brand: MailBrand = {
  ...{ formOfAddress: 'formal', portal: 'Aurelia Gemeinschaft', light: colors('#0d5a64'), dark: colors('#9fd3dc') },
  ...{ origin: 'https://aurelia.example', logoGround: '#f0eeea', radius: 10, logo: null },
};
const sender = { publicUrl: 'https://portal.example', mailFrom: 'no-reply@portal.example' };
const kinds = Object.keys(samples) as MailKind[];
const locales = Object.keys(languages) as Locale[];

interface Changes {
  to?: string;
  locale?: Locale;
  values?: object;
  brand?: MailBrand;
}

/** A mail from sample values, read as the outbox keeps them. */
function mailOf(kind: MailKind, { to = 'annika@aurelia.example', locale = 'de_DE', ...changes }: Changes = {}): MailMessage {
  const values = JSON.stringify({ ...samples[kind], ...changes.values });
  const mail = { kind, to, locale, values: JSON.parse(values) as object } as Mail;
  return composeMail('0199aaaa-0000-7000-8000-000000000001', mail, changes.brand ?? brand, sender);
}

describe('every mail', () => {
  it.each(kinds.flatMap((kind) => locales.map((locale) => [kind, locale] as const)))('%s has all its words in %s', (kind, locale) => {
    const mail = mailOf(kind, { locale });
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/\{\w+\}|\b(undefined|null|false)\b/);
      expect(text.length).toBeGreaterThan(10);
    }
    const { url } = samples[kind];
    expect(mail.text).toContain(url);
    expect(mail.html).toContain(url.replaceAll('&', '&amp;'));
    expect(mail.html).toContain(`<html lang="${languages[locale].tag}" dir="${languages[locale].direction}">`);
  });

  it.each(kinds)('%s says du where the customer does, in German alone', (kind) => {
    const informal: MailBrand = { ...brand, formOfAddress: 'informal' };
    const { subject, text } = mailOf(kind, { brand: informal });
    expect(`${subject} ${text}`).not.toMatch(/\b(Sie|Ihnen|Ihr\w*)\b/);
    expect(text).toMatch(/\b(du|dein\w*)\b/);
    expect(mailOf(kind).text).toMatch(/\b(Sie|Ihr\w*)\b/);
    expect(mailOf(kind, { locale: 'fr_FR', brand: informal })).toEqual(mailOf(kind, { locale: 'fr_FR' }));
  });

  it('uses its values', () => {
    const { text } = mailOf('password_reset', { locale: 'en_GB', values: { minutes: 1 } });
    expect(text).toContain('Hello Annika Berger,');
    expect(text).toContain('for one minute');
  });

  it('is not composed without one of them, nor compiled', () => {
    expect(() => mailOf('password_reset', { values: { minutes: undefined } })).toThrow('minutes');
    const { name, url } = samples.password_reset;
    // @ts-expect-error `minutes` is missing
    const lacking: Mail = { kind: 'password_reset', to: 'annika@aurelia.example', locale: 'de_DE', values: { name, url } };
    expect(() => composeMail('1', lacking, brand, sender)).toThrow('minutes');
  });

  it('says that a machine wrote it, and is recognised when it comes twice', () => {
    const { headers, messageId, from } = mailOf('password_reset');
    expect(headers['Auto-Submitted']).toBe('auto-generated');
    expect(headers).not.toHaveProperty('List-Unsubscribe');
    expect(messageId).toBe('<0199aaaa-0000-7000-8000-000000000001@portal.example>');
    expect(from).toEqual({ name: 'Aurelia Gemeinschaft', address: 'no-reply@portal.example' });
  });

  it('of a newsletter carries the one-click way out', () => {
    const leave = samples.newsletter_welcome.unsubscribe_url;
    const { headers, html, text } = mailOf('newsletter_welcome');
    expect(headers).toMatchObject({ 'List-Unsubscribe': `<${leave}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' });
    for (const body of [html, text]) expect(body).toContain(leave);
  });

  it('carries a logo by its name, and beside one without letters the portal’s', () => {
    const wide = mailOf('email_taken', { brand: { ...brand, logo: { width: 150, height: 44 } } }).html;
    expect(wide).toContain('<img src="cid:logo@foyer" width="150" height="44" alt="Aurelia Gemeinschaft"');
    expect(wide).not.toContain('>Aurelia Gemeinschaft</span>');
    const square = mailOf('email_taken', { brand: { ...brand, logo: { width: 44, height: 44 } } }).html;
    expect(square).toContain('alt=""');
    expect(square).toContain('>Aurelia Gemeinschaft</span>');
  });
});

it('may lead to the customer’s own host name', () => {
  const url = 'https://aurelia.example/de_DE/forgot_password';
  expect(mailOf('password_reset_unknown', { values: { url } }).text).toContain(url);
});

describe('what people call themselves', () => {
  it('is text and no markup', () => {
    const name = `<script>alert("1")</script> & 'Söhne'`;
    const { html, text } = mailOf('password_reset', { values: { name } });
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;Söhne&#39;');
    expect(text).toContain(name);
  });

  it('does not escape through the portal’s name either', () => {
    const { html } = mailOf('password_reset', { brand: { ...brand, portal: '"><img src=x onerror=alert(1)>' } });
    expect(html).not.toContain('<img');
  });

  it('stays in its line, in headers above all', () => {
    const evil = 'Aurelia\r\nBcc: everybody@evil.example\r\n\r\n<b>Hi\u202e</b>';
    const { subject, from, text } = mailOf('password_reset', { values: { name: evil }, brand: { ...brand, portal: evil } });
    for (const line of [subject, from.name]) expect(line).toMatch(/Aurelia Bcc: everybody@evil\.example <b>Hi <\/b>/);
    expect(text).not.toMatch(/^Bcc:|\u202e/m);
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
  ])('for the recipient %j', (to) => {
    expect(isMailAddress(to)).toBe(false);
    expect(() => mailOf('password_reset', { to })).toThrow('no address');
  });

  it.each(['https://evil.example/x', 'javascript:alert(1)', '//evil.example', 'https://portal.example.evil.example/', '/de_DE', ''])(
    'with a link to %j',
    (url) => {
      expect(() => mailOf('password_reset_unknown', { values: { url } })).toThrow('not the portal');
      expect(() => mailOf('newsletter_welcome', { values: { unsubscribe_url: url } })).toThrow('not the portal');
    },
  );

  it.each(['jörg@aurelia.example', 'a+b.c@aurelia.example', "o'neill@sub.aurelia.example", 'root@localhost', '田中@例え.example'])(
    'though for %s it is',
    (address) => {
      expect(isMailAddress(address)).toBe(true);
    },
  );
});
