import { frontPage } from './articles/schedule.ts';
import { addDays, type Calendar } from './calendar.ts';
import type { DemoArticle } from './news.ts';

/** An article that only editors see, and the dates that keep it from the others. */
interface Withheld {
  article: DemoArticle;
  dates: { publishDate: Date } | { expiresAt: Date };
}

const hour = 3_600_000;
/** By then no one says anything more of an article. */
const quietAfterDays = 12;

const endOf = ({ event }: DemoArticle): Date | undefined => (event ? new Date(`${event.last ?? event.first}T00:00:00.000Z`) : undefined);

/** What editors alone see: an article that comes out in three days, and the invitation to an event that is over. */
export function createWithheld(calendar: Calendar, articles: readonly DemoArticle[]): { toCome: Withheld; over: Withheld } {
  const today = calendar.daysAgo(0);
  const older = articles.slice(frontPage.length);
  const toCome = older.find(({ category, event }) => category === 'benefits' && !event)!;
  const over = older.find((article) => {
    const end = article.category === 'events' ? endOf(article) : undefined;
    return end && end <= addDays(today, -2) && end >= addDays(article.publishDate, quietAfterDays);
  })!;
  return {
    toCome: { article: toCome, dates: { publishDate: new Date(addDays(today, 3).getTime() + 7 * hour) } },
    over: { article: over, dates: { expiresAt: addDays(endOf(over)!, 1) } },
  };
}
