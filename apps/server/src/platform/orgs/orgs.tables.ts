import type { OrgSettings } from '@foyer/settings';
import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../db/columns.ts';
import type { LocalizedText } from '../db/types.ts';
import type { MenuEntry } from '../settings/menu-entry.ts';

/** Whose row it is. */
export const orgId = () =>
  text('org_id')
    .notNull()
    .references(() => orgs.id, { onDelete: 'cascade' });

/** A customer. Every row of content belongs to one; requests find theirs by host name, sessions by their user. */
export const orgs = pgTable(
  'orgs',
  {
    id: id(),
    name: text('name').notNull(),
    hosts: text('hosts')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    settings: jsonb('settings').$type<OrgSettings>().notNull(),
    menu: jsonb('menu').$type<MenuEntry[]>().notNull(),
    createdAt: createdAt(),
    /** What the whole look is derived from (`@foyer/theme`); Foyer's own by default. */
    brandColor: text('brand_color').notNull().default('#0d5a64'),
    cornerStyle: text('corner_style', { enum: ['sharp', 'soft', 'round'] })
      .notNull()
      .default('soft'),
    fontPair: text('font_pair', { enum: ['humanist', 'modern', 'classic'] })
      .notNull()
      .default('humanist'),
    logoId: text('logo_id').references((): AnyPgColumn => media.id, { onDelete: 'set null' }),
  },
  (t) => [
    check('orgs_brand_color', sql`${t.brandColor} ~ '^#[0-9a-f]{6}$'`),
    check('orgs_corner_style', sql`${t.cornerStyle} in ('sharp', 'soft', 'round')`),
    check('orgs_font_pair', sql`${t.fontPair} in ('humanist', 'modern', 'classic')`),
  ],
);

/** The picture that stands for a medium: its bytes are in the store of media, under their hash. */
export interface Poster {
  /** SHA-256. */
  hash: string;
  type: string;
  width: number;
  height: number;
  /** In bytes; counts toward the customer's room. */
  size: number;
}

/** An image or file. The bytes are `content` for drawn art and small files; `private` ones need a session. */
export const media = pgTable(
  'media',
  {
    id: id(),
    orgId: orgId(),
    fileName: text('file_name').notNull(),
    type: text('type').notNull(),
    size: integer('size').notNull(),
    width: integer('width'),
    height: integer('height'),
    alt: jsonb('alt').$type<LocalizedText>(),
    title: jsonb('title').$type<LocalizedText>(),
    visibility: text('visibility', { enum: ['public', 'members'] })
      .notNull()
      .default('members'),
    /** SHA-256 of the bytes; the file's name in the media folder. */
    hash: text('hash').notNull(),
    createdAt: createdAt(),
    /** An image's brightness in 8 × 8 parts; null where it was not measured yet, empty where it cannot be. */
    luma: smallint('luma').array(),
    /** Who uploaded it; null for what came otherwise, and once the account is gone (the end of the migration says so). */
    uploadedBy: text('uploaded_by'),
    /** It was uploaded and has not hung on anything yet: it is its uploader's and the editors'. Triggers end that. */
    fresh: boolean('fresh').notNull().default(false),
    /** It stands in the editors' library. */
    library: boolean('library').notNull().default(false),
    folder: text('folder'),
    /** The point that stays in view, from 0 to 1; null for the middle. */
    focalX: real('focal_x'),
    focalY: real('focal_y'),
    /** What stands for a video or PDF where only a picture can be shown. Given to those who are given the medium, and gone with it. */
    poster: jsonb('poster').$type<Poster>(),
    /** A first page was drawn, or could not be, or a poster was chosen: nothing is drawn by itself. */
    posterTried: boolean('poster_tried').notNull().default(false),
    /** Since when it is known to hang nowhere; such uploads outside the library are removed in time. */
    unusedSince: timestamp('unused_since', { withTimezone: true, mode: 'date' }),
  },
  (t) => [
    index('media_library')
      .on(t.orgId, t.createdAt.desc())
      .where(sql`${t.library}`),
    index('media_uploaded')
      .on(t.orgId, t.uploadedBy)
      .where(sql`${t.uploadedBy} is not null`),
    index('media_unmeasured')
      .on(t.id)
      .where(sql`${t.luma} is null and ${t.type} like 'image/%'`),
    index('media_pdfs')
      .on(t.id)
      .where(sql`${t.type} = 'application/pdf'`),
    index('media_undrawn')
      .on(t.id)
      .where(sql`${t.type} = 'application/pdf' and not ${t.posterTried}`),
  ],
);
