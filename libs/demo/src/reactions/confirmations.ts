import type { activities, newsConfirmations } from '@foyer/server/seed';
import { addDays, type Calendar, isoDay } from '../calendar.ts';
import type { DemoArticle } from '../news.ts';
import { createRandom } from '../random.ts';
import type { DemoPerson, World } from '../world.ts';
import { type Asked, activitiesOfDemands } from './activities.ts';

type ConfirmationRow = typeof newsConfirmations.$inferInsert;

/** An article that asks its readers to confirm it, and the share of them that will have done so in the end. */
interface Demand {
  article: DemoArticle;
  dueDay: string;
  share: number;
}

const hour = 3_600_000;
/** Articles of rules and of house matters are what a customer asks to be read. */
const binding = new Set(['operations', 'learning']);
const shares = [0.74, 0.58];

/** The newest two articles that a customer would want to be read by everybody. */
export const createDemands = (calendar: Calendar, articles: readonly DemoArticle[]): Demand[] =>
  articles
    .filter(({ category, event }) => binding.has(category) && !event)
    .slice(0, shares.length)
    .map((article, index) => ({ article, dueDay: isoDay(addDays(calendar.daysAgo(0), 5 + index * 9)), share: shares[index]! }));

/** Whether and when a member confirms: most within two days, those who can log in to the demo have it before them. */
function confirmedBy(person: DemoPerson, { article, share }: Demand, now: Date): Date | null {
  const random = createRandom('confirmation', article.id, person.id);
  if (person.permissions.length > 0 || person.username === 'member' || !random.chance(share)) return null;
  const at = new Date(article.publishDate.getTime() + hour * (0.3 - 30 * Math.log(1 - random.next() * 0.98)));
  return at < now ? at : null;
}

/** Who has confirmed what by now. */
export const createConfirmations = (calendar: Calendar, demands: readonly Demand[], world: World): ConfirmationRow[] =>
  demands.flatMap((demand) =>
    world.people.flatMap((person): ConfirmationRow[] => {
      const confirmedAt = confirmedBy(person, demand, calendar.now);
      return confirmedAt ? [{ newsId: demand.article.id, asked: 1, userId: person.id, version: 1, confirmedAt }] : [];
    }),
  );

/** Who asks for it, from when on: the article's author, as soon as it is out. */
export const askedBy = (calendar: Calendar, demands: readonly Demand[]): Asked[] =>
  demands.map(({ article: { id, author, publishDate } }) => ({
    ...{ newsId: id, actorId: author.id },
    askedAt: new Date(Math.min(calendar.now.getTime(), publishDate.getTime() + hour / 12)),
  }));

/** The activities that ask these people for confirmations; those who have confirmed have read them. */
export function createDemandActivities(
  asked: readonly Asked[],
  { orgId, people }: { orgId: string; people: readonly DemoPerson[] },
  confirmations: readonly ConfirmationRow[],
): (typeof activities.$inferInsert)[] {
  const confirmed = new Map(confirmations.map(({ newsId, userId, confirmedAt }) => [`${newsId} ${userId}`, confirmedAt]));
  return people
    .flatMap(({ id }) => activitiesOfDemands(id, orgId, asked))
    .map((row) => ({ ...row, readAt: confirmed.get(`${row.contentId} ${row.userId}`) ?? null }));
}
