import { expect, it } from 'vitest';
import { excerpt } from './excerpt.ts';

const long = 'Am Samstag beginnt die neue Saison im Garten hinter dem Haus, und zwar um zehn Uhr. '.repeat(4).trim();

it.each([
  ['a short text is whole', 'Die Terrasse\n ist  offen', 'offen', 'Die Terrasse ist offen'],
  ['what is near the beginning begins there', long, 'SAMSTAG', /^Am Samstag .* …$/],
  ['what is far on is shown with what stands before it', `${long} Schlüssel am Empfang`, 'schlüssel', /^… .*Schlüssel am Empfang$/],
  ['what is found otherwise begins at the beginning', long, 'xyz', /^Am Samstag .* …$/],
  ['a word without end is cut', 'a'.repeat(500), 'a', `${'a'.repeat(160)} …`],
])('%s', (_, text, query, expected) => {
  const shown = excerpt(text, query);
  if (typeof expected === 'string') expect(shown).toBe(expected);
  else expect(shown).toMatch(expected);
  expect(shown.length).toBeLessThan(170);
});
