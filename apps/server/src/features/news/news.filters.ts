import type { Schemas } from '@foyer/api';
import { Problem } from '../../platform/http/problem.ts';
import type { NewsDate, NewsSelection } from './news.selection.ts';
import { everyStatus, type Status } from '../../shared/content/news.visibility.ts';

type Filters = Schemas['NewsFilters'];

const forms = { year: /^\d{4}$/, month: /^\d{4}-\d{2}$/, event: /^(upcoming|past|\d{4}-\d{2})$/ } satisfies Record<
  NewsDate['type'],
  RegExp
>;

const refuse = (field: string, code: 'required' | 'not_allowed'): Problem =>
  new Problem(400, 'validation_failed', { errors: [{ field: `filters.${field}`, code }] });

/** The date a list is filtered by. Throws 400 for a date without its type and for one of another form. */
function dateOf({ date_type, date }: Filters, timeZone: string): NewsDate | undefined {
  const type = date_type?.[0];
  const value = date?.[0] ?? null;
  if (!type) {
    if (value !== null) throw refuse('date_type', 'required');
    return undefined;
  }
  if (value !== null && !forms[type].test(value)) throw refuse('date.0', 'not_allowed');
  return { type, value, timeZone };
}

/** Editors are given what is not out as well, unless they ask for certain states; for all other readers it is as if there were no such articles. */
function statusesFor(asked: readonly Status[] = [], editor: boolean): Pick<NewsSelection, 'statuses'> {
  if (editor) return { statuses: asked.length > 0 ? [...new Set(asked)].sort() : everyStatus };
  return asked.length === 0 || asked.includes('published') ? {} : { statuses: [] };
}

const sorted = (ids: readonly string[] | undefined): string[] => [...new Set(ids)].sort();

/** What the filters of a request select (`NewsFilters` in the contract), in one form however they were written. */
export function selectionOf(
  filters: Filters = {},
  { orgId, timeZone, editor }: { orgId: string; timeZone: string; editor: boolean },
): NewsSelection {
  const date = dateOf(filters, timeZone);
  return {
    orgId,
    categories: sorted(filters.category),
    topics: sorted(filters.topic),
    ...(filters.except?.length && { except: sorted(filters.except) }),
    ...(date && { date }),
    ...statusesFor(filters.status, editor),
    order: filters.sorting_order?.[0] ?? 'newest',
  };
}
