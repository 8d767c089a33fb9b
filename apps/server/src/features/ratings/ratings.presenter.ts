import type { Schemas } from '@foyer/api';
import { safeLink } from '@foyer/links';
import { localize } from '../../platform/db/localized.ts';
import type { kununuScores } from './ratings.tables.ts';
import type { Locale, LocalizedText } from '../../platform/db/types.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { toPerson } from '../../shared/people/person.presenter.ts';
import type { LocationRow } from './ratings.repository.ts';

const textOf = (text: LocalizedText | null, locale: Locale): string | null => (text && localize(text, locale).text) || null;

/** What guests say of a hotel; null where it is not gathered. */
function toRatingSummary({ rating, categories }: LocationRow, locale: Locale): Schemas['RatingSummary'] | null {
  if (!rating) return null;
  return {
    trustyou_id: rating.trustyouId,
    overall_evaluation: rating.overallEvaluation,
    softskill_5: rating.softskill5,
    recommendation: rating.recommendation,
    total_count: rating.totalCount,
    last_updated: rating.lastUpdated.toISOString(),
    ratings: categories.map(({ label, icon, score, count }) => ({ label: localize(label, locale).text, icon, score, count })),
  };
}

/** A hotel with how to find and reach it. */
export function toLocation(row: LocationRow, locale: Locale): Schemas['Location'] {
  const { hotel, image, contact, portrait, rating } = row;
  return {
    id: hotel.id,
    title: hotel.name,
    image: toImage(image, locale),
    overall_evaluation: rating?.overallEvaluation ?? null,
    address: { street: hotel.street, plz: hotel.zip, city: hotel.city },
    region: textOf(hotel.region, locale),
    area: textOf(hotel.area, locale),
    telephone: hotel.telephone,
    email: hotel.email,
    contact_person: contact && toPerson(contact, portrait, locale),
    rating: toRatingSummary(row, locale),
  };
}

/** A score at kununu; its address only where a browser may be sent there. */
export function toKununuScore({ score, count, link }: typeof kununuScores.$inferSelect): Schemas['KununuScore'] {
  const safe = safeLink(link);
  return { score, count, link: safe?.startsWith('/') ? null : safe };
}
