import { expect, it } from 'vitest';
import { quotedTexts } from './quoted-text.ts';

const quoted = (text: string | null) => quotedTexts({ title: null, text }).text;

it.each([
  [null, null],
  ['', null],
  [' \u0000\u202e\u200b ', null],
  ['Anmeldung fehlgeschlagen', 'Anmeldung fehlgeschlagen'],
  ['two\r\nlines\tand more', 'two lines and more'],
  ['<b>bold</b> & more', '<b>bold</b> & more'],
  ['Fehler in Schritt 3.2 von 4, z.B. beim Konto.', 'Fehler in Schritt 3.2 von 4, z.B. beim Konto.'],
  ['Error 404: not found. Please try again!', 'Error 404: not found. Please try again!'],
  ['Accès refusé : vérifiez votre compte…', 'Accès refusé : vérifiez votre compte…'],
  ['فشل تسجيل الدخول. حاول مرة أخرى', 'فشل تسجيل الدخول. حاول مرة أخرى'],
])('shows %j as %j', (value, expected) => {
  expect(quoted(value)).toBe(expected);
});

it.each([
  ...['https://evil.example/login', 'HTTP://evil.example', 'www.evil.example', 'evil.example/portal', 'javascript://%0aalert(1)', '//evil'],
  ...[
    'evil.example',
    'EVIL.EXAMPLE.',
    'evil．example',
    'evil。example',
    'evil․example',
    'evil·example',
    'evil[.]example',
    'evil(dot)example',
  ],
  ...[
    'evil [punkt] example',
    'evil dot example',
    'evil . example',
    'evil .example',
    'evil. example',
    'ev\u200bil.\u00adexample',
    'еvil.ехаmple',
  ],
  ...['evil.c0m', 'evil\u0323.example', '*evil*.*example*', '10.0.0.1', 'safe\u202egnp.exe'],
  ...['it@evil.example', 'it＠evil', 'it (at) evil', 'mailto:it', 'Tel: 12'],
  ...[
    '+49 89 123456',
    '089 / 12 34 56',
    '(089) 1234',
    '0 8 9 1 2',
    '０８９１２３４',
    '٠٨٩١٢٣',
    '➊➋➌➍➎',
    '0\u200b8\u200b9\u200b1\u200b2',
    '8️⃣9️⃣1️⃣2️⃣3️⃣',
  ],
  ...['𝟎𝟖𝟗𝟏𝟐', 'O89 I2 3', '08.91.23', '089–12', '+4', '0800-FLOWERS', '089 dann 12 dann 34 dann 56', '1️⃣ 2 (3) [4] {5}'],
])('does not show where else to turn: %j', (text) => {
  expect(quoted(`Gesperrt, ${text} hilft`)).toBeNull();
  expect(quotedTexts({ title: text, text: 'Gesperrt' })).toEqual({ title: null, text: null });
});

it('reads title and text together', () => {
  expect(quotedTexts({ title: 'Hilfe: 089', text: '12 34 56' })).toEqual({ title: null, text: null });
});

it('cuts to its limit, and never through a character', () => {
  expect(quotedTexts({ title: 'x'.repeat(5000), text: null }).title).toBe(`${'x'.repeat(79)}…`);
  expect([...quoted('😀'.repeat(600))!]).toHaveLength(300);
  expect(quoted(`x${'😀'.repeat(600)}`)!.isWellFormed()).toBe(true);
});

it.each(['@', 'a.', '. ', '3.', '[', '( at', 'http', 'A', ' ', '\u0300', '\u200b', 'ﷺ', 'o1', '😀'])(
  'is done with %j without end in no time',
  (part) => {
    const texts = { title: part.repeat(1_000_000), text: part.repeat(1_000_000) };
    const begun = performance.now();
    for (let round = 0; round < 10; round += 1) quotedTexts(texts);
    // What is cut takes 1 ms; two thousand @ took ten seconds.
    expect(performance.now() - begun).toBeLessThan(2_000);
  },
);
