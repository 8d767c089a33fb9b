import { expect, it } from 'vitest';
import { showsTitle } from './shows-title.ts';

it.each([
  [true, 'Das Seehaus ist offen', 'Nach acht Monaten Umbau.', true],
  [false, 'Das Seehaus ist offen', 'Nach acht Monaten Umbau.', false],
  [true, '', 'Nach acht Monaten Umbau.', false],
  [true, '…', 'Nach acht Monaten Umbau.', false],
  [true, 'Das Seehaus ist offen', '', true],
  [true, 'Das Seehaus ist offen', 'Das Seehaus ist offen: Nach acht Monaten …', false],
  [true, 'das SEEHAUS ist  offen!', 'Endlich! Das Seehaus\nist offen.', false],
  [true, 'Das Seehaus ist…', 'Das Seehaus ist offen.', false],
  [true, '„Das Seehaus“ – offen', 'Heute: "Das Seehaus" - offen', false],
  [true, 'Ruhe', 'Unruhe im Haus', true],
  [true, 'Café', 'Cafe\u0301 am See', false],
  [true, 'بيت البحيرة', 'خبر: بيت البحيرة يفتح', false],
])('where titles are wanted (%j), "%s" above "%s" shows: %j', (wanted, title, description, expected) => {
  expect(showsTitle(wanted, { title, description })).toBe(expected);
});
