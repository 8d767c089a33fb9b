import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id } from '../../platform/db/columns.ts';
import { dayKey } from '../../platform/db/day-key.ts';
import type { Gender, Locale, LocalizedList, LocalizedText } from '../../platform/db/types.ts';
import { media, orgId } from '../../platform/orgs/orgs.tables.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    orgId: orgId(),
    username: text('username').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    title: jsonb('title').$type<LocalizedText>(),
    hotelId: text('hotel_id').references(() => hotels.id, { onDelete: 'set null' }),
    imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
    language: text('language').$type<Locale>().notNull().default('de_DE'),
    permissions: text('permissions')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    adminUrl: text('admin_url'),
    birthday: date('birthday', { mode: 'string' }),
    /** Whether colleagues see the year of birth. */
    birthYearVisible: boolean('birth_year_visible').notNull().default(false),
    hiredOn: date('hired_on', { mode: 'string' }),
    gender: text('gender').$type<Gender>(),
    /** What they have been and learned. */
    careers: jsonb('careers').$type<LocalizedList>(),
    skills: jsonb('skills').$type<LocalizedList>(),
    /** What they do beside their position, such as first aid. */
    specialTasks: jsonb('special_tasks').$type<LocalizedList>(),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    /** When the address was shown to be theirs; null for a registration that waits for it, which cannot log in. */
    emailConfirmedAt: timestamp('email_confirmed_at', { withTimezone: true, mode: 'date' }).defaultNow(),
    /** The version of the terms they have agreed to (`settings.terms.version`). */
    termsVersion: text('terms_version'),
    termsAcceptedAt: timestamp('terms_accepted_at', { withTimezone: true, mode: 'date' }),
    /** When they agreed to the processing that settings toggles need. */
    consentAcceptedAt: timestamp('consent_accepted_at', { withTimezone: true, mode: 'date' }),
    // What the search looks through, without case and accents (`search.fold.ts`).
    foldedName: text('folded_name').generatedAlwaysAs(sql`fold(firstname || ' ' || lastname)`),
    /** By what they are listed. */
    foldedOrder: text('folded_order').generatedAlwaysAs(sql`fold(lastname || ' ' || firstname)`),
    foldedTitle: jsonb('folded_title').generatedAlwaysAs(sql`fold(coalesce(title, '{}')::text)::jsonb`),
  },
  (t) => [
    unique('users_org_username').on(t.orgId, t.username),
    unique('users_org_email').on(t.orgId, t.email),
    // Who is celebrated next: from today's day of the year on.
    index('users_birthday').on(t.orgId, dayKey(t.birthday)),
    index('users_anniversary').on(t.orgId, dayKey(t.hiredOn)),
    // Those whose names begin with what was typed: with fewer than three letters there is nothing that trigrams could find.
    index('users_name').on(t.orgId, t.foldedName.op('text_pattern_ops'), t.id, t.active, t.emailConfirmedAt),
    index('users_folded').using('gin', sql`(folded_name || ' ' || folded_title::text) gin_trgm_ops`),
    check('users_gender', sql`${t.gender} in ('female', 'male', 'diverse')`),
    check('users_identifiers_lowercase', sql`${t.username} = lower(${t.username}) and ${t.email} = lower(${t.email})`),
  ],
);

/** A hotel of the group. */
export const hotels = pgTable('hotels', {
  id: id(),
  orgId: orgId(),
  name: text('name').notNull(),
  street: text('street').notNull(),
  zip: text('zip').notNull(),
  city: text('city').notNull(),
  country: text('country').notNull(),
  region: jsonb('region').$type<LocalizedText>(),
  /** The part of the group that it belongs to. */
  area: jsonb('area').$type<LocalizedText>(),
  telephone: text('telephone'),
  email: text('email'),
  /** Whom colleagues turn to. */
  contactPersonId: text('contact_person_id').references((): AnyPgColumn => users.id, { onDelete: 'set null' }),
  rooms: integer('rooms').notNull(),
  imageId: text('image_id').references(() => media.id, { onDelete: 'set null' }),
});

/** A member's switches of `settings.settingsMenu`; without a row the entry's own beginning counts. */
export const toggles = pgTable(
  'toggles',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    on: boolean('on').notNull(),
    changedAt: timestamp('changed_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.key] })],
);
