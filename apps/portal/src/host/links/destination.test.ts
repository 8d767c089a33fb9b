import { expect, it } from 'vitest';
import { destinationQuery } from './destination.ts';

it.each([
  ['/de_DE/page/health?a=b#c', '?redirect=%2Fpage%2Fhealth%3Fa%3Db%23c'],
  ['/ar/imprint', '?redirect=%2Fimprint'],
  ['/de_DE/page/health?redirect=/news%23top', '?redirect=%2Fnews%23top'],
  ['/de_DE/page/health?redirect=https://rooms.aurelia.example/plan', '?redirect=https%3A%2F%2Frooms.aurelia.example%2Fplan'],
  ['/de_DE', ''],
  ['/de_DE?next=/news', '?redirect=%2Fnews'],
  ['/de_DE?chat=7&conversation_id=8', '?redirect=%2F%3Fchat%3D7%26conversation_id%3D8'],
  ['/de_DE//evil.example', ''],
])('links of a guest on %s lead on with %j', (here, expected) => {
  expect(destinationQuery(new URL(`https://portal.example${here}`))).toBe(expected);
});

it.each([
  ['/de_DE/404', ''],
  ['/de_DE/error?title=x', ''],
  ['/de_DE/404?redirect=/news', '?redirect=%2Fnews'],
])('links of a guest on %s, which is no place to come back to, lead on with %j', (here, expected) => {
  expect(destinationQuery(new URL(`https://portal.example${here}`), true)).toBe(expected);
});
