import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../launch/temporary.ts';
import { readCatalog } from './catalog.ts';
import { checkInformal, syncInformal } from './informal.ts';

const texts = (all: Record<string, string>) =>
  Object.fromEntries(Object.entries(all).map(([id, defaultMessage]) => [id, { defaultMessage }]));

const problems = (formal: string, informal: string) =>
  checkInformal(texts({ a: formal }), texts({ a: informal }), 'de-DE').map(({ problem }) => problem);

test('every text that addresses the reader has an informal one, and no other', () => {
  const formal = texts({ a: 'Bitte prüfen Sie das.', b: 'Gespeichert', c: 'Ihr Profil', d: 'Was sie ihnen schrieb' });
  expect(checkInformal(formal, texts({ b: 'Gespeichert', z: 'Du' }), 'de-DE')).toEqual([
    { id: 'a', problem: 'has no informal text: “Bitte prüfen Sie das.”' },
    { id: 'c', problem: 'has no informal text: “Ihr Profil”' },
    { id: 'b', problem: 'belongs to no message that addresses the reader' },
    { id: 'z', problem: 'belongs to no message that addresses the reader' },
  ]);
  expect(checkInformal(formal, texts({ a: 'Bitte prüfe das.', c: 'Dein Profil' }), 'de-DE')).toEqual([]);
});

test.each(['Sie', 'Ihnen', 'Ihr', 'Ihre', 'Ihren', 'Ihrem', 'Ihrer', 'Ihres'])('an informal text does not say “%s”', (word) => {
  expect(problems('Für Sie', `für ${word}.`)).toEqual([`says “${word}”; informal texts say „du“`]);
});

test('the informal address is written small within a sentence', () => {
  expect(problems('Was haben Sie?', 'Was hast Du?')).toEqual(['writes “Du” with a capital']);
  expect(problems('Fertig, Ihr Profil steht.', 'Fertig, Dein Profil steht.')).toEqual(['writes “Dein” with a capital']);
  expect(problems('Sie sind da. Ihr Profil: Ihre Sache', 'Du bist da. Dein Profil: Deine Sache')).toEqual([]);
});

test('placeholders, tags and plural forms are those of the formal text', () => {
  expect(problems('Hallo {name}, Sie sind da', 'Hallo {nahme}, du bist da')).toEqual([
    '{nahme} is in one of the two only',
    '{name} is in one of the two only',
  ]);
  expect(problems('{n, plural, one {Ihr Haus} other {Ihre Häuser}}', '{n, plural, other {deine Häuser}}')).toEqual([
    '{n} lacks the form “one” of de-DE',
  ]);
  expect(problems('Prüfen Sie <a>das</a>', 'Prüfe das')).toEqual(['<a> is in one of the two only']);
});

test('what no message needs any more is dropped, what lacks is named', () => {
  const file = join(
    temporaryFolder({ 'de_DE.informal.json': JSON.stringify(texts({ a: 'Dein Profil', b: 'Deine Post', z: 'Weg' })) }),
    'de_DE.informal.json',
  );
  const formal = texts({ a: 'Ihr Profil', b: 'Post', c: 'Ihr Haus' });
  expect(syncInformal(formal, file)).toEqual({ dropped: ['b', 'z'], missing: ['c'] });
  expect(readCatalog(file)).toEqual(texts({ a: 'Dein Profil' }));
});
