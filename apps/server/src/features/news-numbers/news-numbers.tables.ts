import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { news } from '../../shared/content/news.tables.ts';
import { hotels } from '../../shared/people/people.tables.ts';

const newsId = () =>
  text('news_id')
    .notNull()
    .references(() => news.id, { onDelete: 'cascade' });

const counts = () => ({
  /** How many members could read it. */
  audience: integer('audience').notNull(),
  /** How many of them have opened it, those who have read it to its end among them. */
  opened: integer('opened').notNull(),
  finished: integer('finished').notNull(),
  /** Null where the article asks for no confirmation. */
  confirmed: integer('confirmed'),
});

/** How many members an article had reached in a night; no one can be made out in it. */
export const newsNumbers = pgTable(
  'news_numbers',
  {
    newsId: newsId(),
    /** In the customer's time zone. */
    day: date('day', { mode: 'string' }).notNull(),
    ...counts(),
  },
  (t) => [primaryKey({ columns: [t.newsId, t.day] })],
);

/** The same of the last night by hotel. Those of earlier nights are not kept: from one night to the next they would tell of single members who come or go. */
export const newsHotelNumbers = pgTable(
  'news_hotel_numbers',
  {
    newsId: newsId(),
    /** Null for all who are counted together. */
    hotelId: text('hotel_id').references(() => hotels.id, { onDelete: 'set null' }),
    ...counts(),
  },
  (t) => [index('news_hotel_numbers_news').on(t.newsId), index('news_hotel_numbers_hotel').on(t.hotelId)],
);
