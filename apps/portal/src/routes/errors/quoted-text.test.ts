import { expect, it } from 'vitest';
import { quotedText } from './quoted-text.ts';

it.each([
  [null, null],
  ['', null],
  [' \u0000\u202e\u200b ', null],
  ['Anmeldung fehlgeschlagen', 'Anmeldung fehlgeschlagen'],
  ['two\r\nlines\tand more', 'two lines and more'],
  ['safe\u202egnp.exe', 'safe gnp.exe'],
  ['<b>bold</b> & more', '<b>bold</b> & more'],
  ['Log in at https://evil.example/login now', 'Log in at … now'],
  ['Log in at HTTP://evil.example now', 'Log in at … now'],
  ['Log in at www.evil.example', 'Log in at …'],
  ['Log in at evil.example/portal', 'Log in at …'],
  ['javascript://%0aalert(1)', '…'],
  ['Write to it@evil.example', 'Write to …'],
  ['Fehler in Schritt 3.2 von 4', 'Fehler in Schritt 3.2 von 4'],
  ['فشل تسجيل الدخول', 'فشل تسجيل الدخول'],
])('%j becomes %j', (value, expected) => {
  expect(quotedText(value, 'text')).toBe(expected);
});

it('cuts to its limit, and never through a character', () => {
  expect(quotedText('x'.repeat(5000), 'title')).toBe(`${'x'.repeat(79)}…`);
  expect([...quotedText('😀'.repeat(400), 'text')!]).toHaveLength(300);
});
