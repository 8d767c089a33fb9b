import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { everyLanguage } from '../schemas.ts';

/** The topics of news in the order they are offered, each with the blueprints whose articles are about it. Categories say where an article belongs. */
export const topics = readJson(
  'news/topics.json',
  z.array(z.strictObject({ id: z.string(), name: everyLanguage, blueprints: z.array(z.string()) })),
);

/** The ids of the topics of a blueprint's articles. */
export const topicsOf = (blueprint: string): string[] =>
  topics.filter(({ blueprints }) => blueprints.includes(blueprint)).map(({ id }) => id);
