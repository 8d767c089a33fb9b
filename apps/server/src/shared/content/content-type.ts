import { and, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { contents, type ContentColumns } from './contents.tables.ts';

/** A kind of content that comments, likes and activities can hang on: all that they ask of it. */
export interface ContentType {
  /** As it is stored; comments and likes also need it in the contract's `ContentType`. */
  type: string;
  /** Its triggers keep `contents`. */
  table: PgTable & { id: PgColumn; orgId: PgColumn };
  /** Which contents of their own customer a member may read, as a condition on the table. That no other customer's are read is not for it to say. */
  visibility: (readerId: SQLWrapper | string) => SQL;
  /** Its title in a language, from the table's columns. */
  title: (locale: Locale) => SQL<string | null>;
  /** Its path in the portal, below the language. */
  address: (id: string) => string;
  /** Who wrote it, and is notified of its comments. */
  authorId?: PgColumn;
  /** Which contents take comments, as a condition on the table; none where it is left out. */
  comments?: SQL;
  /** Which contents take likes, likewise. */
  likes?: SQL;
}

/** Defines a content type. It counts once `features.ts` registers it. */
export const defineContentType = (definition: ContentType): ContentType => definition;

/** A content as what hangs on it names it. */
export interface Content {
  orgId: string;
  contentType: string;
  contentId: string;
}

/** A content that a member of its customer asks for. */
export interface AskedContent extends Content {
  readerId: string;
}

/** Whose visibility is asked; columns of a query where it is that of many members. */
export interface ContentReader {
  id: SQLWrapper | string;
  orgId: SQLWrapper | string;
}

export const contentOf = ({ type }: Pick<ContentType, 'type'>, orgId: string, id: string): Content => ({
  orgId,
  contentType: type,
  contentId: id,
});

/** A content as requests name it. */
export interface NamedContent {
  type: string;
  id: string;
}

export const askedContent = (me: Me, { type, id }: NamedContent): AskedContent => ({
  ...contentOf({ type }, me.orgId, id),
  readerId: me.id,
});

/** A content as values of a selection, for rows that are inserted on a condition. */
export const contentValues = ({ orgId, contentType, contentId }: Content) => ({
  orgId: sql<string>`${orgId}::text`.as('org_id'),
  contentType: sql<string>`${contentType}::text`.as('content_type'),
  contentId: sql<string>`${contentId}::text`.as('content_id'),
});

/** Rows that hang on a content. */
export const hangsOn = (row: ContentColumns, content: Record<keyof Content, SQLWrapper | string>): SQL =>
  and(eq(row.contentId, content.contentId), eq(row.contentType, content.contentType), eq(row.orgId, content.orgId))!;

/** Whose counts they are: the row of `contents` that a content's row belongs to. */
export const isContent = ({ type, table }: Pick<ContentType, 'type' | 'table'>): SQL =>
  and(eq(contents.orgId, table.orgId), eq(contents.type, type), eq(contents.id, table.id))!;

/** What shared responses show that count what hangs on a content (`shows`, `ResponseCache.forget`). */
export const countsOf = (orgId: string, contentId: string): string => `counts ${orgId} ${contentId}`;

/** What those show that are in the order of these counts. */
export const orderOfCounts = (orgId: string): string => `counts ${orgId}`;
