import { z } from 'zod';
import { namesIn, readJson, readPage } from '../read-content.ts';
import { localizedText, theme, timeOfDay } from '../schemas.ts';

const category = z.strictObject({ id: z.string(), name: localizedText });

/** The categories in order. */
export const houseCategories = readJson('bergsee/categories.json', z.array(category));

/** The topics in order. */
export const houseTopics = readJson('bergsee/topics.json', z.array(category));

const oneOf = (known: readonly { id: string }[]) => z.enum(known.map(({ id }) => id));

const facts = z.strictObject({
  category: oneOf(houseCategories),
  topics: z.array(oneOf(houseTopics)).optional(),
  /** Days before the demo is made. */
  age: z.int(),
  author: z.enum(['editor', 'superadmin', 'member']),
  top: z.boolean().optional(),
  picture: z.union([z.strictObject({ theme }), z.strictObject({ hotel: z.string(), time: timeOfDay })]),
});

const headlines = z.strictObject({ title: z.string(), teaser: z.string() });

/** The languages of the second customer. */
export const spoken = ['de_DE', 'en_GB', 'it_IT'] as const;

interface Words extends z.infer<typeof headlines> {
  paragraphs: string[];
}

/** An article of the second customer. */
export interface HouseArticle extends z.infer<typeof facts> {
  id: string;
  words: Record<(typeof spoken)[number], Words>;
}

function readWords(id: string, locale: string): Words {
  const { front, body } = readPage(`bergsee/articles/${id}/${locale}.md`, headlines);
  return { ...front, paragraphs: body.split('\n\n') };
}

/** The articles, the newest first. */
export const articles: readonly HouseArticle[] = namesIn('bergsee/articles')
  .map((id): HouseArticle => {
    const words = Object.fromEntries(spoken.map((locale) => [locale, readWords(id, locale)])) as HouseArticle['words'];
    return { id, ...readJson(`bergsee/articles/${id}/article.json`, facts), words };
  })
  .sort((one, other) => one.age - other.age);
