import type { Schemas } from '@foyer/api';
import type { Locale } from '../../platform/db/types.ts';
import { reviewStateOf } from '../../shared/content/reviews.ts';
import { type PersonRow, toPerson } from '../../shared/people/person.presenter.ts';
import type { RequestRow } from './studio-reviews.repository.ts';

const person = (row: PersonRow | null, locale: Locale): Schemas['Person'] | null => row && toPerson(row, null, locale);

/** A request as editors see it; null for one that was withdrawn. */
export function toRequest(row: RequestRow | undefined, locale: Locale): Schemas['StudioReviewRequest'] | null {
  const state = row && reviewStateOf(row.review.state);
  if (!state) return null;
  const { requestedAt, note, answer, answeredAt } = row.review;
  return {
    state,
    by: person(row.by, locale),
    at: requestedAt.toISOString(),
    reviewer: person(row.reviewer, locale),
    note,
    answer: answeredAt && { by: person(row.answeredBy, locale), at: answeredAt.toISOString(), note: answer ?? '' },
  };
}
