import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { categoryIds } from './blueprint.ts';

const closingsIn = (locale: 'de_DE' | 'en_GB') =>
  readJson(`news/closings/${locale}.json`, z.record(z.enum(categoryIds), z.array(z.string()).min(1)));

/** Last paragraphs of articles, by language and category: who to ask, what comes next. */
export const closings = { de_DE: closingsIn('de_DE'), en_GB: closingsIn('en_GB') };
