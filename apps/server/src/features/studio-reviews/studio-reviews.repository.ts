import { aliasedTable, and, arrayOverlaps, asc, eq, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../platform/db/client.ts';
import { pageDrafts } from '../../shared/content/page-drafts.tables.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { news } from '../../shared/content/news.tables.ts';
import type { EditedSubject } from '../../shared/content/edited-subject.ts';
import { reviewOf } from '../../shared/content/reviews.ts';
import { contentReviews } from '../../shared/content/reviews.tables.ts';
import { existing, existingPage } from '../../shared/content/news.visibility.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { users } from '../../shared/people/people.tables.ts';
import { visiblePeople } from '../../shared/people/people.visibility.ts';
import { nameOf, personColumns } from '../../shared/people/person.presenter.ts';
import { writers } from '../../shared/identity/editor.policy.ts';

const mostReviewers = 200;

const portrait = joinedImage('portrait', users);
const [asker, reviewer, answerer] = ['asker', 'reviewer', 'answerer'].map((name) => aliasedTable(users, name)) as [
  typeof users,
  typeof users,
  typeof users,
];
const nameColumns = ({ id, firstname, lastname }: typeof users) => ({ id, firstname, lastname });

const editorsOf = (orgId: string, but: string): SQL =>
  and(visiblePeople(orgId), arrayOverlaps(users.permissions, [...writers]), ne(users.id, but))!;

/** Reads what is reviewed and who reviews; in a transaction where it is given one. */
export function createStudioReviewsRepository(db: Pick<Db, 'select'>) {
  return {
    /** The article, locked for the transaction where that is asked for; `open` says whether there is something to publish. */
    async article({ orgId, id }: EditedSubject, locked: boolean) {
      const query = db
        .select({
          version: news.savedVersion,
          open: news.draft,
          title: news.title,
          texts: { title: news.title, teaser: news.teaser, content: news.content },
        })
        .from(news)
        .where(and(eq(news.orgId, orgId), eq(news.id, id), existing));
      const [row] = await (locked ? query.for('update') : query);
      return row;
    },

    /** The page, as the article. Its working copy is read once it is locked. */
    async page({ orgId, id }: EditedSubject, locked: boolean) {
      const query = db
        .select({ version: pages.version, draft: pages.draft, title: pages.title })
        .from(pages)
        .where(and(eq(pages.orgId, orgId), eq(pages.id, id), existingPage));
      const [page] = await (locked ? query.for('update') : query);
      if (!page) return undefined;
      const [copy] = await db
        .select({ content: pageDrafts.content })
        .from(pageDrafts)
        .where(and(eq(pageDrafts.orgId, orgId), eq(pageDrafts.pageId, id)));
      return { version: page.version, open: page.draft || copy !== undefined, title: copy?.content.title ?? page.title, texts: undefined };
    },

    /** The last request with the people in it. */
    async request(subject: EditedSubject) {
      const [row] = await db
        .select({ review: contentReviews, by: nameColumns(asker), reviewer: nameColumns(reviewer), answeredBy: nameColumns(answerer) })
        .from(contentReviews)
        .leftJoin(asker, eq(asker.id, contentReviews.requestedBy))
        .leftJoin(reviewer, eq(reviewer.id, contentReviews.reviewerId))
        .leftJoin(answerer, eq(answerer.id, contentReviews.answeredBy))
        .where(reviewOf(subject));
      return row;
    },

    /** The editors of a customer but for one, by name. */
    reviewers: (orgId: string, but: string) =>
      db
        .select({ id: users.id, firstname: users.firstname, lastname: users.lastname, image: portrait.columns })
        .from(users)
        .leftJoin(portrait.table, portrait.on)
        .where(editorsOf(orgId, but))
        .orderBy(asc(users.lastname), asc(users.firstname), asc(users.id))
        .limit(mostReviewers),

    async nameOf(id: string): Promise<string> {
      const [row] = await db.select(personColumns).from(users).where(eq(users.id, id));
      return row ? nameOf(row) : '';
    },

    /** Whom to mail, as long as they are an editor; undefined for all others and for `but`. */
    async editor(orgId: string, id: string, but: string) {
      const [row] = await db
        .select({ firstname: users.firstname, lastname: users.lastname, email: users.email, language: users.language })
        .from(users)
        .where(and(editorsOf(orgId, but), eq(users.id, id)));
      return row;
    },
  };
}
export type RequestRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createStudioReviewsRepository>['request']>>>;
export type EditorRow = NonNullable<Awaited<ReturnType<ReturnType<typeof createStudioReviewsRepository>['editor']>>>;
