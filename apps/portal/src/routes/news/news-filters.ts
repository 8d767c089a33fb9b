import type { Schemas } from '@foyer/api';
import { readFilters } from '../../host/lists/filter-address.ts';

type Filters = Schemas['NewsFilters'];

/** The filters of the news list as they are in its address. */
export const newsFilterNames = ['category', 'topic', 'date_type', 'date', 'sorting_order', 'status'] as const satisfies (keyof Filters)[];

const dates = { year: /^[12]\d{3}$/, month: /^[12]\d{3}-(0[1-9]|1[0-2])$/, event: /^(upcoming|past|[12]\d{3}-(0[1-9]|1[0-2]))$/ };
const orders: readonly string[] = ['newest', 'oldest', 'most_liked', 'most_commented'];
const statuses: readonly string[] = ['published', 'scheduled', 'expired', 'draft'];

/** What the API would refuse is left out: an address may be old, or made by hand. */
function sound(read: Record<string, string[]>): Filters {
  const { category, topic, date_type: types = [], date: days = [], sorting_order: order = [], status = [] } = read;
  const [type] = types;
  const dated = type !== undefined && Object.hasOwn(dates, type) ? (type as keyof typeof dates) : undefined;
  const date = dated && days.find((day) => dates[dated].test(day));
  const sorting = order.find((one) => orders.includes(one));
  const states = status.filter((one) => statuses.includes(one));
  return {
    ...(category && { category }),
    ...(topic && { topic }),
    ...(dated && { date_type: [dated] }),
    ...(date && { date: [date] }),
    ...(sorting && { sorting_order: [sorting] as Filters['sorting_order'] }),
    ...(states.length > 0 && { status: states as Filters['status'] }),
  } as Filters;
}

/** The filters of the news list as the address says: `?category=hotels&topic=energy`; in a category's list always that category. */
export function newsFilters(search: URLSearchParams, category?: string): Filters {
  const filters = sound(readFilters(search, newsFilterNames));
  return category === undefined ? filters : { ...filters, category: [category] };
}

/** Whether the list is all there is, newest first. */
export const isUnfiltered = (filters: Filters, category?: string): boolean =>
  Object.keys(filters).every((name) => name === 'category' && category !== undefined);

/** The page that the list begins on, as the address says: `?page=2`, where there are no scripts to bring more. */
export const newsPage = (search: URLSearchParams): number => Number(/^[1-9]\d{0,4}$/.exec(search.get('page') ?? '')?.[0] ?? 1);
