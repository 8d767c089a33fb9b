import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { existingPage } from '../../shared/content/news.visibility.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { giveToGuests } from '../../shared/media/give-to-guests.ts';
import { toContent } from './studio-pages.content.ts';
import { mediaForGuests } from './studio-pages.references.ts';

/** Gives guests the media of pages that they may read from now on by their purpose, as a publication does. */
export async function giveMediaOfPages(tx: Pick<Db, 'select' | 'update'>, orgId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx
    .select()
    .from(pages)
    .where(and(eq(pages.orgId, orgId), inArray(pages.id, [...ids]), eq(pages.draft, false), existingPage));
  const named = rows.flatMap((row) => mediaForGuests(toContent(row), true));
  await giveToGuests(tx, orgId, named);
}
