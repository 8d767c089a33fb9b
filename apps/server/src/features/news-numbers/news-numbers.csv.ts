import type { Schemas } from '@foyer/api';
import { stringify } from 'csv-stringify/sync';
import type { Locale } from '../../platform/db/types.ts';
import { csvFormat } from '../../platform/http/csv.ts';
import { translate } from '../../platform/http/messages.ts';

/** The numbers of an article by hotel and in all, as a CSV file in the reader's language; without numbers, its head alone. */
export function numbersCsv({ as_of: day, total, hotels }: Schemas['StudioArticleNumbers'], locale: Locale): string {
  const text = (key: string) => translate(locale, `numbers.${key}`);
  const line = (name: string, { audience, opened, finished, confirmed }: Schemas['NewsNumbers']) =>
    [name, day, audience, opened, finished, confirmed ?? ''].map(String);
  return stringify(
    [
      ['hotel', 'as_of', 'audience', 'opened', 'finished', 'confirmed'].map(text),
      ...hotels.map((hotel) => line(hotel.name ?? text('others'), hotel)),
      ...(total ? [line(text('all'), total)] : []),
    ],
    csvFormat(locale),
  );
}
