import { z } from 'zod';
import { readJson } from '../read-content.ts';
import { locale } from '../schemas.ts';

const post = z.strictObject({
  hoursAgo: z.number(),
  text: z.string(),
  /** What its author writes in; German where it does not say. */
  language: locale.optional(),
  /** Ids of the demo's own pictures and files. */
  media: z.array(z.string()).optional(),
});

/** A group of the demo with what members have written to it. */
const group = z.strictObject({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  /** One of the demo's own pictures. */
  imageId: z.string().optional(),
  visibility: z.enum(['everybody', 'members']),
  posts: z.array(post),
});

export type DemoGroup = z.infer<typeof group>;

const groupsOf = (customer: string): readonly DemoGroup[] => readJson(`groups/${customer}.json`, z.array(group));

/** The groups of the large customer. */
export const aureliaGroups = groupsOf('aurelia');

/** The groups of the small customer. */
export const bergseeGroups = groupsOf('bergsee');
