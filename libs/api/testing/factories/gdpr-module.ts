import { brokenFilm, playableFilm } from './film.ts';
import { anImage } from './image.ts';
import { aFile } from './news.ts';
import type { ModuleOverrides, Schemas } from './overrides.ts';

const names: Record<string, string> = { de: 'Deutsch', en: 'English', fr: 'Français', ar: 'العربية' };

const film = (language: string, link = playableFilm) =>
  aFile({ id: `gdpr-${language}.webm`, title: 'Datenschutz', type: 'video/webm', size: 14_680_064, link });

/** The training in one language, with captions and transcript. */
export const aGdprTraining = (overrides: Partial<Schemas['GdprTraining']> = {}): Schemas['GdprTraining'] => {
  const { language = 'de' } = overrides;
  return {
    language,
    name: names[language] ?? language,
    video: film(language),
    captions: aFile({ id: `gdpr-${language}.vtt`, title: '', type: 'text/vtt', size: 900, link: 'data:text/vtt,WEBVTT' }),
    poster: anImage({ alt: '' }, 2),
    transcript:
      'Was Gäste uns anvertrauen, bleibt bei uns.\n\nWir fragen nur nach dem, was wir brauchen, und löschen, was wir nicht mehr brauchen.',
    ...overrides,
  };
};

/** The training in German with a film that does not arrive. */
export const aBrokenTraining = (): Schemas['GdprTraining'] => aGdprTraining({ video: film('de', brokenFilm) });

/** The training in German and English; plays the German one. */
export const aGdprModule = ({ options, ...rest }: ModuleOverrides<Schemas['GdprModule']> = {}): Schemas['GdprModule'] => ({
  id: 'gdpr-1',
  type: 'gdpr',
  title: 'Datenschutz im Hotel',
  options: { language: 'de', ...options },
  results: [aGdprTraining(), aGdprTraining({ language: 'en' })],
  ...rest,
});
