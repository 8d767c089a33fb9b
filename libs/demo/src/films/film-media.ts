import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ModuleConfig, NewMedia } from '@foyer/server/seed';
import { readJson } from '../read-content.ts';
import { everyLanguage } from '../schemas.ts';
import { captionsOf, transcriptOf } from './captions.ts';
import { type FilmLanguage, filmLanguages } from './scenes.ts';

const idOf = (prefix: string, language: FilmLanguage, extension: 'webm' | 'vtt') => `${prefix}data-protection-${language}.${extension}`;

const title = readJson('film/title.json', everyLanguage);

/** The film and its captions in every language it is made in. Ids are unique among all customers, so each has a prefix of its own. */
export const filmMedia = async (orgId: string, prefix: string): Promise<NewMedia[]> =>
  (
    await Promise.all(
      filmLanguages.map(async (language) => [
        {
          ...{ id: idOf(prefix, language, 'webm'), orgId, fileName: `data-protection-${language}.webm`, title },
          bytes: await readFile(join(import.meta.dirname, `data-protection-${language}.webm`)),
        },
        {
          ...{ id: idOf(prefix, language, 'vtt'), orgId, fileName: `data-protection-${language}.vtt`, title },
          bytes: new TextEncoder().encode(captionsOf(language)),
        },
      ]),
    )
  ).flat();

/** The training of a customer who keeps the film under this prefix. */
export const dataProtection = (prefix: string, posterId?: string): ModuleConfig => ({
  id: 'data-protection',
  type: 'gdpr',
  title,
  config: {
    trainings: filmLanguages.map((language) => ({
      language,
      videoId: idOf(prefix, language, 'webm'),
      captionsId: idOf(prefix, language, 'vtt'),
      transcript: transcriptOf(language),
      ...(posterId ? { posterId } : {}),
    })),
  },
});
