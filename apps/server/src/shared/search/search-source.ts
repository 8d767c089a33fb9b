import type { Schemas } from '@foyer/api';
import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LocalizedList, LocalizedText, Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';

/** A text that the search looks through: the same in every language, or in those it was written in. */
export type SearchText = string | LocalizedText | LocalizedList | null | undefined;

/** Something as the search keeps it. */
export interface SearchEntry {
  id: string;
  title: string | LocalizedText;
  /** What else it says, the most important first. Plain text. */
  body: SearchText[];
  /** The language of what is the same in every one; German where it is left out. */
  locale?: Locale | null | undefined;
  /** When it is from: of equals the latest is found first. */
  at?: Date | null;
  /** What it is listed by among those of the same moment; its title where it is left out. */
  sort?: string;
}

/** Who searches: editors find what is not out as well. */
export interface SearchReader {
  me: Me;
  orgId: string;
  locale: Locale;
  editor: boolean;
}

/** Something that was found, with what the search keeps of it in the reader's language. */
export interface Found {
  id: string;
  locale: Locale;
  title: string;
  body: string;
}

/** What was found as its source shows it; the search adds what is marked in its texts. */
export type SourceHit = Omit<Schemas['SearchHit'], 'title_marks' | 'text_marks' | 'text'> & {
  /** Left out where a passage of what the search keeps is to be shown. */
  text?: string | null;
};

/** Which things of a table a reader may read. */
export interface Visible {
  /** A thing is found by its key, `id`, and by its customer where that is part of the key. */
  table: PgTable & { id: PgColumn; orgId: PgColumn };
  keyHasOrg?: boolean;
  /** What else the conditions ask, joined to the table. */
  joins?: SQL;
  /** That no other customer's are read is for the search to say. */
  where: SQL;
}

/** A kind of things that can be found, defined by the feature they belong to (`features.ts` registers it). */
export interface SearchSource {
  kind: Schemas['SearchArea'];
  /** Those of a customer's things that there are; the others are forgotten. Changes are noted by triggers (`search_queue`). */
  entries(orgId: string, ids: readonly string[]): Promise<SearchEntry[]>;
  /** The table of its things, and which of them a reader may read, as conditions on it. */
  visible(reader: SearchReader): Visible;
  /** Shows what was found, in any order. What is gone meanwhile is left out. */
  hits(found: readonly Found[], reader: SearchReader): Promise<SourceHit[]>;
}
