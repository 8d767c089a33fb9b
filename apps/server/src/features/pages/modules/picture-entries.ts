import type { Schemas } from '@foyer/api';
import { localize } from '../../../platform/db/localized.ts';
import type { LocalizedText } from '../../../platform/db/types.ts';
import { medium, text, title } from '../../../shared/content/config-fields.ts';
import type { Resolving } from './define-module.ts';

/** What all entries with a picture have besides their id. */
export const pictureEntry = { title, description: text.optional(), imageId: medium('image').optional() };

interface Placed {
  id: string;
  title: LocalizedText;
  description?: LocalizedText;
  imageId?: string;
}

type Shown = Pick<Schemas['TextImageEntry'], 'id' | 'title' | 'description' | 'content_locale' | 'image'>;

/**
 * Entries in the editor's order with what `more` adds; all pictures are read at once. Their language is that of the longer text, should only one of the
 * two be translated.
 */
export async function toPictureEntries<Entry extends Placed, More>(
  entries: readonly Entry[],
  { locale, picturesOf }: Resolving,
  more: (entry: Entry) => More,
): Promise<(Shown & More)[]> {
  const pictureOf = await picturesOf(entries.map(({ imageId }) => imageId));
  return entries.map((entry) => {
    const [heading, description] = [localize(entry.title, locale), localize(entry.description ?? {}, locale)];
    const contentLocale = (description.text ? description : heading).locale;
    const texts = { title: heading.text, description: description.text, content_locale: contentLocale };
    return { id: entry.id, ...texts, image: pictureOf(entry.imageId), ...more(entry) };
  });
}
