import { z } from 'zod';
import type { Locale } from '../../platform/db/types.ts';
import type { ModuleType } from './module-config.ts';

/** More than anybody places; what holds more was not placed by an editor. */
const limits = { title: 1000, text: 60_000, value: 2000, entries: 500 };

const inLanguages = (max: number) => {
  const words = z.string().max(max).optional();
  return z.object({ de_DE: words, en_GB: words, fr_FR: words, it_IT: words, nl_NL: words, ar: words } satisfies Record<Locale, z.ZodType>);
};
const title = inLanguages(limits.title);
const text = inLanguages(limits.text);
const value = z.string().max(limits.value);
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(limits.entries);

/** As ids are in the contract (`Id`). */
const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/);

const idOf = (entry: unknown): unknown => (entry as { id?: unknown } | null)?.id;

/** Entries with ids, each id once: by them the portal tells entries apart. */
const entries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list(z.object({ id, ...shape })).superRefine((all: readonly unknown[], context) => {
    const ids = all.map(idOf);
    ids.forEach((one, index) => {
      if (ids.indexOf(one) < index) context.addIssue({ code: 'custom', path: [index, 'id'], params: { code: 'twice' } });
    });
  });

const textImage = z.object({
  buttons: z.enum(['each', 'single', 'none']),
  entries: entries({ title, description: text, imageId: value.optional(), buttonText: title.optional(), buttonUrl: value.optional() }),
});

/** Resolvers keep numbers within their bounds; a number it has to be. */
const count = z.int();

const configs: Record<ModuleType, z.ZodType> = {
  articleteaser: z.object({ layout: z.enum(['grid', 'horizontal']), maxRecords: count, category: list(value).optional() }),
  topteaser: z.object({ maxRecords: count, isCircle: z.boolean(), sliderInterval: z.number().nullable() }),
  downloads: z.object({ mediaIds: list(value) }),
  gallery: z.object({ mediaIds: list(value) }),
  text_image_switch: textImage,
  hero_register: z.object({ subline: text.optional(), backgroundImageId: value.optional() }),
  shop: z.object({ limit: count.optional() }),
  editor: z.object({
    version: z.int().nonnegative(),
    blocks: entries({ kind: z.enum(['html', 'frame']), title: title.nullish(), html: text }),
  }),
  coachings: z.object({ entries: entries({ pageName: title, articleName: title, link: value }) }),
  gdpr: z.object({
    language: value.optional(),
    trainings: list(
      z.object({
        ...{ language: value, videoId: value, captionsId: value.optional(), posterId: value.optional() },
        transcript: z.string().max(limits.text).optional(),
      }),
    ),
  }),
  gympass: z.object({ description: text.optional(), link: value, linkText: title.optional(), imageId: value.optional() }),
  navigation_subpages: z.object({
    // A sign that nobody knows becomes the plain one.
    entries: entries({ title, icon: z.unknown().optional(), link: value }),
    // Without a good address there is no button.
    featureEmail: z.object({ email: z.unknown().optional(), subject: title, body: text }).optional(),
  }),
  profileteaser: z.object({ userIds: list(value) }),
  webnews: z.object({ maxRecords: count, feed: list(value).optional() }),
  stream_widget: z.object({ groupId: value, maxRecords: count }),
  location: z.object({ hotelIds: list(value) }),
  kununu: z.object({ hotelId: value.optional() }),
  scores: z.object({ backgroundImageId: value.optional() }),
  occasions: z.object({ maxRecords: count.optional(), showAll: z.boolean().optional() }),
  landing_page_teaser: z.object({
    entries: entries({ title, description: text.optional(), imageId: value.optional(), link: value.optional() }),
  }),
  use_cases: textImage,
};

/** What a module has to be like in the database, by its type (`ModuleConfig`). Fields nobody knows are passed over. */
export const storedModuleSchema = (type: ModuleType): z.ZodType => z.object({ id, title, config: configs[type] });
