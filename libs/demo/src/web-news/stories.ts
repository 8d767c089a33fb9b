import type { WebNewsType } from '@foyer/server/seed';
import { z } from 'zod';
import { readJson } from '../read-content.ts';

const story = z.strictObject({
  hoursAgo: z.number(),
  title: z.string(),
  description: z.string(),
  author: z.string().optional(),
  /** A picture of the demo's own; null for none. */
  imageId: z.string().nullable(),
});

/** A website of the demo with what it has written, the oldest last. None of them exists, so their feeds are paused. */
const site = z.strictObject({
  key: z.string(),
  title: z.string(),
  host: z.string(),
  newsType: z.enum(['news', 'press', 'blog', 'social'] satisfies WebNewsType[]),
  stories: z.array(story),
});

export type WebSite = z.infer<typeof site>;

const sitesOf = (customer: string): readonly WebSite[] => readJson(`web-news/${customer}.json`, z.array(site));

/** Websites that write about the large customer. */
export const aureliaSites = sitesOf('aurelia');

/** Websites that write about the small customer. */
export const bergseeSites = sitesOf('bergsee');
