import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { everyLanguage } from '../schemas.ts';
import { categoryIds } from './blueprint.ts';

/** The categories of news in the order they are offered. */
export const categories = readJson('news/categories.json', z.array(z.strictObject({ id: z.enum(categoryIds), name: everyLanguage })));
