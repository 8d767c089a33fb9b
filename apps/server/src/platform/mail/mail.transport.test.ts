import { composeMail } from '@foyer/mails';
import { createTransport } from 'nodemailer';
import { expect, it } from 'vitest';
import { createMailTransport, smtpOptions } from './mail.transport.ts';

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
});

it('what people call themselves brings no header of its own', async () => {
  const evil = 'Aurelia\r\nBcc: everybody@evil.example\r\n\r\n<b>Hi</b>';
  const colors = { canvas: '', surface: '', text: '', textMuted: '', line: '', brand: '', onBrand: '', brandText: '' };
  const look = { formOfAddress: 'formal', light: colors, dark: colors, logoGround: '', radius: 10, logo: null } as const;
  const values = { name: evil, url: 'https://portal.example/', minutes: 30 };
  const mail = composeMail(
    '1',
    { kind: 'password_reset', to: 'annika@aurelia.example', locale: 'en_GB', values },
    { ...look, portal: evil, origin: 'https://portal.example' },
    { publicUrl: 'https://portal.example', mailFrom: 'no-reply@portal.example' },
  );
  const sent = await createTransport({ streamTransport: true, buffer: true, newline: 'windows' }).sendMail(mail);
  const head = (sent.message as Buffer).toString().split('\r\n\r\n')[0]!;
  expect(head).not.toMatch(/^bcc:/im);
  expect(sent.envelope.to).toEqual(['annika@aurelia.example']);
});
