import { expect, it } from 'vitest';
import { wordingProblems } from './terms.ts';

it.each([
  ['en_GB', 'Please sign in again', ['says “sign in”; use “log in” and “log out”']],
  ['en_GB', 'Open the link in the e-mail', []],
  ['en_GB', 'Open the link in the mail', ['says “mail”; use “e-mail”']],
  ['de_DE', 'Bitte versuchen Sie es gleich noch einmal.', [expect.stringContaining('„erneut versuchen“')]],
  ['de_DE', 'Am 21.11.26', ['says “21.11.26”; use years with four digits']],
  ['de_DE', 'Am 21.11.2026', []],
  ['fr_FR', 'Nom :', [expect.stringContaining('does not break')]],
  ['fr_FR', 'Bienvenue!', [expect.stringContaining('does not break')]],
  ['fr_FR', 'Nom\u00a0: «\u00a0Foyer\u00a0»\u202f?', []],
  ['it_IT', 'Non hai ancora punti.', ['says “hai”; use «Lei» in sentences']],
  ['ar', 'شكر\u0627\u064b', [expect.stringContaining('tanwin')]],
  ['ar', 'شكر\u064b\u0627', []],
])('in %s, “%s”', (locale, text, problems) => {
  expect(wordingProblems(text, locale)).toEqual(problems);
});
