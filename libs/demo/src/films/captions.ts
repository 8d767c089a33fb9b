import { type FilmLanguage, scenes, sceneSeconds } from './scenes.ts';

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0')).join(':') + '.000';

/** The captions of the film as WebVTT. It has no sound: they say to screen readers what is in the pictures. */
export function captionsOf(language: FilmLanguage): string {
  const cues = scenes.map(
    ({ words }, index) => `${clock(index * sceneSeconds)} --> ${clock((index + 1) * sceneSeconds)}\n${words[language].join('\n')}\n`,
  );
  return ['WEBVTT\n', ...cues].join('\n');
}

/** Everything the film says, to read. */
export const transcriptOf = (language: FilmLanguage): string =>
  scenes.map(({ words: { [language]: words } }) => `${words[0]}\n${words[1]}`).join('\n\n');
