import { expect, it } from 'vitest';
import { captionsOf, transcriptOf } from './captions.ts';
import { filmLanguages, scenes } from './scenes.ts';

it.each(filmLanguages)('the captions in %s follow each other without a gap, one for each picture', (language) => {
  const vtt = captionsOf(language);
  expect(vtt.startsWith('WEBVTT\n\n00:00:00.000 --> 00:00:06.000\n')).toBe(true);
  const times = [...vtt.matchAll(/^(\S+) --> (\S+)$/gm)].map(([, from, to]) => [from, to]);
  expect(times).toHaveLength(scenes.length);
  expect(times.slice(1).map(([from]) => from)).toEqual(times.slice(0, -1).map(([, to]) => to));
  // A blank line ends a cue, so no text may hold one.
  expect(vtt.trim().split('\n\n')).toHaveLength(scenes.length + 1);
});

it('the transcript says all that the captions say', () => {
  const lines = transcriptOf('en').split(/\n+/);
  expect(lines).toHaveLength(2 * scenes.length);
  expect(lines.filter((line) => !captionsOf('en').includes(line))).toEqual([]);
});
