import { expect, it } from 'vitest';
import { answerTo } from './answer.ts';

const said = (text: string, more = {}) => answerTo({ text, number: 0, hasFiles: false, firstname: 'Annika', ...more });

it.each([
  ['Hallo Mia, wie geht es dir?', 'Hallo Annika!'],
  ['Good morning, how are you?', 'Hello Annika!'],
  ['Bonjour, tu peux m’aider ?', 'Bonjour Annika'],
  ['Ciao, come va?', 'Ciao Annika!'],
  ['Hoi, hoe gaat het?', 'Hoi Annika!'],
  ['مرحبا', 'أهلًا Annika!'],
  ['Wann ist morgen Frühstück?', 'Gute Frage.'],
  ['Ok', 'Alles klar.'],
])('answers “%s” in its language', (text, begin) => {
  expect(said(text).text.startsWith(begin)).toBe(true);
});

it('puts a sign to thanks and to files', () => {
  expect(said('Thank you!').reaction).toBe('heart');
  expect(said('', { hasFiles: true })).toEqual({ text: 'Danke, angekommen!', reaction: 'thumbs_up' });
  expect(said('Ok').reaction).toBeUndefined();
});
