import type { Schemas } from '@foyer/api';
import { localeTags } from '@foyer/locales';
import type { Locale } from '../../platform/db/types.ts';
import { translate } from '../../platform/http/messages.ts';
import type { NewsDatesRepository } from './news.dates.ts';
import type { NewsRepository } from './news.repository.ts';
import type { NewsSelection } from './news.selection.ts';
import type { TopicsRepository } from './news.topics.ts';
import { everyStatus } from '../../shared/content/news.visibility.ts';

type Option = Schemas['FilterOption'];
type Property = Schemas['FilterProperty'];
type Named = { id: string; name: string | null };

interface Sources {
  news: Pick<NewsRepository, 'listCategories'>;
  topics: TopicsRepository;
  dates: NewsDatesRepository;
}

/** For whom the filters are. */
export interface FilterReader {
  orgId: string;
  locale: Locale;
  timeZone: string;
  editor: boolean;
}

const option = (identifier: string, locale: Locale, multiple: boolean, properties: Property[]): Option => ({
  id: `news.${identifier}`,
  label: translate(locale, `filter.${identifier}`),
  identifier,
  multiple,
  properties,
});

const named = (rows: readonly Named[]): Property[] => rows.map(({ id, name }) => ({ id, value: name ?? '', type: null }));

const worded = (identifier: string, locale: Locale, ids: readonly string[]): Property[] =>
  ids.map((id) => ({ id, value: translate(locale, `filter.${identifier}.${id}`), type: null }));

/** "November 2026", without a shift: a month is no moment. */
function monthName(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(localeTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return format.format(new Date(`${month}-01T00:00:00Z`));
}

/** What the news list can be filtered by (contract: `getNewsFilters`, `getNewsTopicFilter`). */
export function createFilterOptions({ news, topics, dates }: Sources) {
  async function datesOf(reader: FilterReader): Promise<Property[]> {
    const { locale } = reader;
    const [published, events, sides] = await Promise.all([
      dates.publishedMonths(reader),
      dates.eventMonths(reader),
      dates.eventSides(reader),
    ]);
    const years = [...new Set(published.map((month) => month.slice(0, 4)))];
    const inWords = (['upcoming', 'past'] as const).filter((side) => sides[side]);
    const months = (list: readonly string[], type: string): Property[] =>
      list.map((month) => ({ id: month, value: monthName(month, locale), type }));
    return [
      ...months(published, 'month'),
      ...years.map((year) => ({ id: year, value: year, type: 'year' })),
      ...worded('date', locale, inWords).map((property) => ({ ...property, type: 'event' })),
      ...months(events, 'event'),
    ];
  }

  const topicFilter = async (selection: NewsSelection, chosen: readonly string[], locale: Locale): Promise<Option> =>
    option('topic', locale, true, named(await topics.list(selection, chosen, locale)));

  return {
    topicFilter,

    async filters(reader: FilterReader): Promise<Option[]> {
      const { orgId, locale, editor } = reader;
      const [categories, topic, all] = await Promise.all([
        news.listCategories(orgId, locale, reader),
        topicFilter({ orgId, ...(editor && { statuses: everyStatus }) }, [], locale),
        datesOf(reader),
      ]);
      const types = ['month', 'year', 'event'].filter((type) => all.some((date) => date.type === type));
      const options = [
        option('category', locale, true, named(categories)),
        topic,
        option('date_type', locale, false, worded('date_type', locale, types)),
        option('date', locale, false, all),
        option('sorting_order', locale, false, worded('sorting_order', locale, ['newest', 'oldest', 'most_liked', 'most_commented'])),
        ...(editor ? [option('status', locale, true, worded('status', locale, ['published', 'scheduled', 'expired', 'draft']))] : []),
      ];
      return options.filter(({ properties }) => properties.length > 0);
    },
  };
}
