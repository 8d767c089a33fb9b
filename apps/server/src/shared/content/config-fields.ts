import type { Schemas } from '@foyer/api';
import { z } from 'zod';
import type { Locale } from '../../platform/db/types.ts';

/** More than anyone places; what holds more was not placed by an editor. */
const limits = { title: 1000, text: 60_000, value: 2000, entries: 500 };

/** What a field is for the forms of the studio (`StudioModuleType` in the contract). */
export type FormField =
  | ('localized' | 'localized-long' | 'localized-html' | 'text-long' | 'language' | 'link' | 'count' | 'entries' | 'id' | 'kept')
  | Schemas['StudioChoiceKind'];

/** Says it in a field's schema. */
export const shownAs = (field: FormField, more: { accept?: readonly MediumFit[] } = {}) => ({
  'x-field': field,
  ...(more.accept && { 'x-accept': more.accept }),
});

/** What a medium has to be. */
export type MediumFit = 'image' | 'video' | 'captions';

const inLanguages = (max: number) => {
  const words = z.string().max(max).optional();
  return z.object({ de_DE: words, en_GB: words, fr_FR: words, it_IT: words, nl_NL: words, ar: words } satisfies Record<Locale, z.ZodType>);
};

/** A heading, or the words of a button, by language. */
export const title = inLanguages(limits.title).meta(shownAs('localized'));

/** A text by language. */
export const text = inLanguages(limits.text).meta(shownAs('localized-long'));

/** HTML by language. */
export const html = inLanguages(limits.text).meta(shownAs('localized-html'));

/** A text that is the same in every language. */
export const plainText = z.string().max(limits.text).meta(shownAs('text-long'));

const value = z.string().max(limits.value);

/** A path of the portal, or an address elsewhere. */
export const link = value.meta(shownAs('link'));

/** A language, known by its first two letters. */
export const language = value.meta(shownAs('language'));

/** The id of something of the customer's that an editor chooses. */
export const choice = (kind: Exclude<Schemas['StudioChoiceKind'], 'medium'>) => value.meta(shownAs(kind));

/** The id of a medium; of one of these kinds, where any are given. */
export const medium = (...accept: MediumFit[]) => value.meta(shownAs('medium', accept.length > 0 ? { accept } : {}));

/** As many as an editor may place. */
export const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry).max(limits.entries);

/** How many there are to be shown: kept within the bounds, but a whole number it has to be. */
export const count = (most: number, least = 1) =>
  z
    .int()
    .transform((number) => Math.min(Math.max(least, number), most))
    .meta({ ...shownAs('count'), minimum: least, maximum: most });

/** As ids are in the contract (`Id`). */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/)
  .meta(shownAs('id'));

const idOf = (entry: unknown): unknown => (entry as { id?: unknown } | null)?.id;

/** Entries with ids, each id once: by them the portal distinguishes entries. */
export const entries = <Shape extends z.ZodRawShape>(shape: Shape) =>
  list(z.object({ id, ...shape }))
    .superRefine((all: readonly unknown[], context) => {
      const ids = all.map(idOf);
      ids.forEach((one, index) => {
        if (ids.indexOf(one) < index) context.addIssue({ code: 'custom', path: [index, 'id'], params: { code: 'twice' } });
      });
    })
    .meta(shownAs('entries'));
