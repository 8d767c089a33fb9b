import type { Schemas } from '@foyer/api';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { Problem } from '../../platform/http/problem.ts';
import { createOrgs } from '../../platform/orgs/orgs.ts';
import { audit } from '../../shared/audit/audit.ts';
import { auditName, type EditedSubject } from '../../shared/content/edited-subject.ts';
import { existing, existingPage } from '../../shared/content/news.visibility.ts';
import { news } from '../../shared/content/news.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { linksOf, makePreviewLink } from '../../shared/content/preview-links.ts';
import { previewLinks } from '../../shared/content/preview-links.tables.ts';
import { users } from '../../shared/people/people.tables.ts';
import { personColumns, toPerson } from '../../shared/people/person.presenter.ts';
import { previewUrl } from './previews.links.ts';

/** So many links to one article or page may be good at a time. */
const mostLinks = 20;

type Link = Schemas['StudioPreviewLink'];

/** Throws 404 where there is no such article or page; locked, no second link is made at the same time. */
async function requireSubject(db: Pick<Db, 'select'>, { kind, orgId, id }: EditedSubject, locked = false): Promise<void> {
  const query =
    kind === 'article'
      ? db
          .select({ id: news.id })
          .from(news)
          .where(and(eq(news.orgId, orgId), eq(news.id, id), existing))
      : db
          .select({ id: pages.id })
          .from(pages)
          .where(and(eq(pages.orgId, orgId), eq(pages.id, id), existingPage));
  const rows = await (locked ? query.for('update') : query);
  if (rows.length === 0) throw new Problem(404, 'not_found');
}

/** Makes and ends links by which others read what is not out yet. Every call is for editors alone. */
export function createPreviewLinksService({ db, config }: Pick<Context, 'db' | 'config'>) {
  const orgs = createOrgs({ db });

  async function list(subject: EditedSubject, locale: Locale): Promise<Link[]> {
    await requireSubject(db, subject);
    const rows = await db
      .select({ id: previewLinks.id, createdAt: previewLinks.createdAt, endsAt: previewLinks.endsAt, by: personColumns })
      .from(previewLinks)
      .leftJoin(users, eq(users.id, previewLinks.createdBy))
      .where(linksOf(subject))
      .orderBy(desc(previewLinks.createdAt), desc(previewLinks.id));
    return rows.map(({ id, createdAt, endsAt, by }) => ({
      id,
      created_at: createdAt.toISOString(),
      ends_at: endsAt.toISOString(),
      by: by && toPerson(by, null, locale),
    }));
  }

  return {
    list,

    /** Throws 409 `too_many_links` where 20 are good already. */
    async create(me: Me, subject: EditedSubject, days: number, locale: Locale): Promise<Schemas['NewStudioPreviewLink']> {
      const origin = await orgs.originOf(me.orgId, config.publicUrl);
      const made = await db.transaction(async (tx) => {
        await requireSubject(tx, subject, true);
        const [row] = await tx.select({ good: count() }).from(previewLinks).where(linksOf(subject));
        if (row!.good >= mostLinks) throw new Problem(409, 'too_many_links', { values: { count: mostLinks } });
        return makePreviewLink(tx, subject, days, me.id);
      });
      const link = (await list(subject, locale)).find(({ id }) => id === made.id);
      if (!link) throw new Problem(404, 'not_found');
      return { ...link, url: previewUrl(origin, subject, locale, made.token) };
    },

    /** From now on it opens nothing. Repeating it changes nothing. */
    async end(me: Me, subject: EditedSubject, linkId: string): Promise<void> {
      await requireSubject(db, subject);
      await db.transaction(async (tx) => {
        const gone = await tx
          .delete(previewLinks)
          .where(and(linksOf(subject), eq(previewLinks.id, linkId)))
          .returning({ id: previewLinks.id });
        if (gone.length === 0) return;
        const action = `${auditName(subject)}.preview_link_ended`;
        await audit(tx, { orgId: me.orgId, actorId: me.id, action, subject: subject.id, details: { link: linkId } });
      });
    },
  };
}
