import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { theme } from '../schemas.ts';

/** The languages the film is made in. A reader of another one is offered these. */
export const filmLanguages = ['de', 'en'] as const;
export type FilmLanguage = (typeof filmLanguages)[number];

/** One picture of the film with its headline and sentence. */
const scene = z.strictObject({ theme, words: z.record(z.enum(filmLanguages), z.tuple([z.string(), z.string()])) });

export type Scene = z.infer<typeof scene>;

/** How long each picture stays, in seconds. */
export const sceneSeconds = 6;

/** The film on data protection in a hotel. `draw.ts` makes the files from it; captions and transcript are written when the demo is made. */
export const scenes: readonly Scene[] = readJson('film/scenes.json', z.array(scene));
