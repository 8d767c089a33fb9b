import type { Schemas } from '@foyer/api';
import { languageName } from '@foyer/locales';
import { dayIn } from '@foyer/settings';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import { news } from '../../shared/content/news.tables.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { audit } from '../../shared/audit/audit.ts';
import { mayPublish } from '../../shared/content/news.policy.ts';
import { toPublication } from '../../shared/content/publication.presenter.ts';
import { type NewsTexts, untitled } from '../../shared/content/news.texts.ts';
import { existing, publicationColumns } from '../../shared/content/news.visibility.ts';
import { createReviews } from '../../shared/content/reviews.ts';

type Change = Schemas['NewsPublicationChange'];
type Stored = Pick<typeof news.$inferSelect, 'draft' | 'publishDate' | 'expiresAt' | 'topStory' | 'likesAllowed' | 'commentsAllowed'>;

const notFound = (): Problem => new Problem(404, 'not_found');

const place = (orgId: string, id: string) => and(eq(news.orgId, orgId), eq(news.id, id), existing);

/** As it is stored. Throws 400 for an end that does not come after the beginning. */
function toStored({ publish_date, expires_at, top_story, likes_allowed, comments_allowed }: Change): Stored {
  const publishDate = new Date(publish_date);
  const expiresAt = expires_at === null ? null : new Date(expires_at);
  if (expiresAt && expiresAt <= publishDate) {
    throw new Problem(400, 'validation_failed', { errors: [{ field: 'expires_at', code: 'not_after_publication' }] });
  }
  return { draft: false, publishDate, expiresAt, topStory: top_story, likesAllowed: likes_allowed, commentsAllowed: comments_allowed };
}

/** What changes and what it was, for the audit log; empty where nothing does. */
function changesOf(before: Stored, after: Stored): Record<string, string | boolean | null> {
  const plain = (value: Stored[keyof Stored]) => (value instanceof Date ? value.toISOString() : value);
  const names = {
    draft: 'draft',
    publishDate: 'publish_date',
    expiresAt: 'expires_at',
    topStory: 'top_story',
    likesAllowed: 'likes_allowed',
    commentsAllowed: 'comments_allowed',
  } as const satisfies Record<keyof Stored, string>;
  const keys = Object.keys(names) as (keyof Stored)[];
  const changed = keys.filter((key) => plain(before[key]) !== plain(after[key]));
  return Object.fromEntries(
    changed.flatMap((key) => [
      [names[key], plain(after[key])],
      [`${names[key]}_before`, plain(before[key])],
    ]),
  );
}

/** Members are notified of what they are asked to confirm when the article is published: not after the day by which they are asked. */
function refuseTooLate({ pending, dueDay }: { pending: boolean; dueDay: string | null }, { publishDate }: Stored, timeZone: string): void {
  if (!pending || dueDay === null || dayIn(timeZone, publishDate) <= dueDay) return;
  throw new Problem(400, 'validation_failed', { errors: [{ field: 'publish_date', code: 'after_due_day' }] });
}

/** What members are to read needs a headline in each of its languages. */
function refuseUntitled(texts: NewsTexts, locale: Locale): void {
  const [missing] = untitled(texts, locale);
  if (missing) throw new Problem(409, 'article_incomplete', { values: { language: languageName(missing, locale) } });
}

const { draft, title, teaser, content } = news;
const written = { draft, title, teaser, content };
const demand = { pending: news.confirmationPending, dueDay: news.confirmationDueDay };

interface Save {
  me: Me;
  /** Of what is refused. */
  locale: Locale;
  id: string;
  after: Stored;
  version: number;
  timeZone: string;
  /** Whether a draft is published by another editor than the one who handed it in. */
  reviewed: boolean;
}

async function save(tx: Db, { me, locale, id, after, version, timeZone, reviewed }: Save): Promise<void> {
  const [before] = await tx
    .select({ ...publicationColumns, ...demand, ...written })
    .from(news)
    .where(place(me.orgId, id))
    .for('update');
  if (!before) throw notFound();
  const changes = changesOf(before, after);
  // Also where it was made from an older version: repeating a save whose answer was lost is no fault.
  if (Object.keys(changes).length === 0) return;
  if (version !== before.publicationVersion) throw new Problem(409, 'changed_meanwhile');
  if (before.draft) refuseUntitled(before, locale);
  if (before.draft) await createReviews(tx).passed({ kind: 'article', orgId: me.orgId, id }, me, reviewed);
  if (before.draft || 'publish_date' in changes) refuseTooLate(before, after, timeZone);
  const next = version + 1;
  await tx
    .update(news)
    .set({ ...after, publicationVersion: next })
    .where(place(me.orgId, id));
  const details = { version: next, ...changes };
  await audit(tx, { orgId: me.orgId, actorId: me.id, action: 'news.publication_changed', subject: id, details });
}

/** Decides when and how an article is published (contract: `setNewsPublication`). */
export function createPublicationService({ db, settings, responses }: Pick<Context, 'db' | 'settings' | 'responses'>) {
  return {
    /** Throws 404 for all but editors, 400 naming the fields, 409 where another editor has changed it meanwhile or has to review it first. */
    async set(me: Me, id: string, change: Change, locale: Locale): Promise<Schemas['NewsPublication']> {
      if (!mayPublish(me)) throw notFound();
      const after = toStored(change);
      const { timeZone, contentReview: reviewed } = await settings.of(me.orgId);
      await db.transaction((tx) => save(tx, { me, locale, id, after, version: change.version, timeZone, reviewed }));
      responses.forget(me.orgId);
      const [row] = await db.select(publicationColumns).from(news).where(place(me.orgId, id));
      if (!row) throw notFound();
      return toPublication(row, timeZone);
    },
  };
}
