import type { Schemas } from '@foyer/api';
import { and, asc, desc, eq, inArray, isNotNull, notInArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { todayIn } from '../../platform/db/today.ts';
import { isContent } from '../../shared/content/content-type.ts';
import { contents } from '../../shared/content/contents.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import { newsContent } from './news.content.ts';
import { newsTopicArticles, newsTopics } from '../../shared/content/news-topics.tables.ts';
import { everyStatus, existing, published, type Status, statusNow } from '../../shared/content/news.visibility.ts';

/** What a list's `date` is about, and in which calendar. */
export interface NewsDate {
  type: 'year' | 'month' | 'event';
  /** `2026`, `2026-11`, `upcoming` or `past`; null for every event. */
  value: string | null;
  timeZone: string;
}

/** The order of a list. */
export type NewsOrder = NonNullable<Schemas['NewsFilters']['sorting_order']>[number];

/** Which articles a list is about. */
export interface NewsSelection {
  orgId: string;
  /** Only these categories; all where it is absent or empty. */
  categories?: readonly string[];
  /** Only articles on one of these topics; all where it is absent or empty. */
  topics?: readonly string[];
  topStories?: boolean;
  /** None of these articles. */
  except?: readonly string[];
  date?: NewsDate;
  /** Articles in these states; what is out where it is absent. For editors alone. */
  statuses?: readonly Status[];
  order?: NewsOrder;
}

/** The last day of the event an article announces. */
export const eventEnd: SQL = sql`coalesce(${news.eventLastDay}, ${news.eventFirstDay})`;

function withinEvent({ value, timeZone }: NewsDate): SQL {
  if (value === null) return isNotNull(news.eventFirstDay);
  if (value === 'upcoming') return sql`${eventEnd} >= ${todayIn(timeZone)}`;
  if (value === 'past') return sql`${eventEnd} < ${todayIn(timeZone)}`;
  const first = sql`${`${value}-01`}::date`;
  return sql`(${eventEnd} >= ${first} and ${news.eventFirstDay} < ${first} + interval '1 month')`;
}

/** Published within a year or month of the customer's calendar. */
function publishedWithin({ type, value, timeZone }: NewsDate): SQL | undefined {
  if (value === null) return undefined;
  const first = sql`${type === 'year' ? `${value}-01-01` : `${value}-01`}::timestamp`;
  const length = type === 'year' ? sql`interval '1 year'` : sql`interval '1 month'`;
  const start = sql`(${first} at time zone ${timeZone}::text)`;
  const end = sql`((${first} + ${length}) at time zone ${timeZone}::text)`;
  return sql`(${news.publishDate} >= ${start} and ${news.publishDate} < ${end})`;
}

const onTopics = (orgId: string, topics: readonly string[]): SQL => sql`exists (
  select 1 from ${newsTopicArticles} inner join ${newsTopics} on ${newsTopics.id} = ${newsTopicArticles.topicId}
  where ${newsTopicArticles.newsId} = ${news.id} and ${eq(newsTopics.orgId, orgId)} and ${inArray(newsTopics.id, [...topics])})`;

/** Articles in these states; a list of none finds nothing. */
const standing = (statuses: readonly Status[] | undefined): SQL | undefined => {
  if (!statuses) return published;
  if (everyStatus.every((status) => statuses.includes(status))) return existing;
  return statuses.length === 0 ? sql`false` : and(existing, inArray(statusNow, [...statuses]));
};

/** The condition on `news`. */
export const selected = ({ orgId, categories, topics, topStories, date, statuses, except }: NewsSelection): SQL | undefined =>
  and(
    eq(news.orgId, orgId),
    standing(statuses),
    categories?.length ? inArray(news.categoryId, [...categories]) : undefined,
    topics?.length ? onTopics(orgId, topics) : undefined,
    topStories ? eq(news.topStory, true) : undefined,
    except?.length ? notInArray(news.id, [...except]) : undefined,
    date && (date.type === 'event' ? withinEvent(date) : publishedWithin(date)),
  );

/** An article's row of `contents`, which holds its counts. */
export const byContents = isContent(newsContent);

/** 0 where it is not allowed. */
const countWhere = (allowed: SQLWrapper, count: SQLWrapper): SQL<number> => sql`case when ${allowed} then ${count} else 0 end`;

/** Need the join of `contents`. */
export const likesCount = countWhere(news.likesAllowed, contents.likeCount);
/** Replies count as well, deleted ones that keep their place do not. */
export const commentsCount = countWhere(news.commentsAllowed, contents.commentCount);

/** Whether an order needs the join of `contents`. */
export const isByCount = (order: NewsOrder | undefined): boolean => order === 'most_liked' || order === 'most_commented';

/** The order of the list; equals are ordered by their ids, so that pages never overlap. */
export function ordered(order: NewsOrder = 'newest'): SQL[] {
  if (order === 'oldest') return [asc(news.publishDate), asc(news.id)];
  const newest = [desc(news.publishDate), asc(news.id)];
  if (order === 'most_liked') return [desc(likesCount), ...newest];
  return order === 'most_commented' ? [desc(commentsCount), ...newest] : newest;
}
