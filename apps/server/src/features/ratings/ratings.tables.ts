import { sql } from 'drizzle-orm';
import { type AnyPgColumn, check, integer, jsonb, numeric, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { id } from '../../platform/db/columns.ts';
import type { LocalizedText } from '../../platform/db/types.ts';
import { orgId } from '../../platform/orgs/orgs.tables.ts';
import { hotels } from '../../shared/people/people.tables.ts';

/** A score of up to ten with one decimal. */
const ofTen = (name: string) => numeric(name, { precision: 3, scale: 1, mode: 'number' });

/** A score of up to five with one decimal. */
const ofFive = (name: string) => numeric(name, { precision: 2, scale: 1, mode: 'number' });

/** What guests say of a hotel, as TrustYou gathers it. */
export const ratings = pgTable(
  'ratings',
  {
    id: id(),
    orgId: orgId(),
    hotelId: text('hotel_id')
      .notNull()
      .references((): AnyPgColumn => hotels.id, { onDelete: 'cascade' }),
    /** The hotel's number at TrustYou, by which its ratings are looked up. */
    trustyouId: text('trustyou_id').notNull(),
    /** Null, like the two scores below, until a member has rated. */
    overallEvaluation: ofTen('overall_evaluation'),
    softskill5: ofFive('softskill_5'),
    /** How many would recommend the hotel, in percent. */
    recommendation: integer('recommendation'),
    totalCount: integer('total_count').notNull().default(0),
    lastUpdated: timestamp('last_updated', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    unique('ratings_org_trustyou').on(t.orgId, t.trustyouId),
    unique('ratings_hotel').on(t.hotelId),
    check('ratings_scores', sql`${t.overallEvaluation} between 0 and 10 and ${t.softskill5} between 0 and 5`),
    check('ratings_recommendation', sql`${t.recommendation} between 0 and 100`),
    check('ratings_count', sql`${t.totalCount} >= 0`),
  ],
);

/** What a hotel's ratings say of one thing, such as its breakfast. */
export const ratingCategories = pgTable(
  'rating_categories',
  {
    ratingId: text('rating_id')
      .notNull()
      .references(() => ratings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    label: jsonb('label').$type<LocalizedText>().notNull(),
    /** The name of its sign; readers that do not know it show none. */
    icon: text('icon'),
    score: ofTen('score'),
    count: integer('count').notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.ratingId, t.position] }),
    check('rating_categories_score', sql`${t.score} between 0 and 10`),
    check('rating_categories_count', sql`${t.count} >= 0`),
  ],
);

/** What employees say of their employer at kununu: of one hotel, or of the whole group where none is named. */
export const kununuScores = pgTable(
  'kununu_scores',
  {
    id: id(),
    orgId: orgId(),
    hotelId: text('hotel_id').references((): AnyPgColumn => hotels.id, { onDelete: 'cascade' }),
    score: ofFive('score').notNull(),
    count: integer('count').notNull(),
    /** The employer's page there. */
    link: text('link').notNull(),
  },
  (t) => [
    unique('kununu_scores_org_hotel').on(t.orgId, t.hotelId).nullsNotDistinct(),
    check('kununu_scores_score', sql`${t.score} between 0 and 5`),
    check('kununu_scores_count', sql`${t.count} >= 0`),
  ],
);
