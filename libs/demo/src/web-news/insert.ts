import { type Db, webFeeds, webNews } from '@foyer/server/seed';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../ids.ts';
import { createRandom } from '../random.ts';
import type { WebSite } from './stories.ts';

const hour = 3_600_000;

/** Writes the web news of a customer as if they had been imported; nothing is fetched, and the feeds are paused. */
export async function insertWebNews(
  tx: Db,
  { orgId, sites, calendar }: { orgId: string; sites: readonly WebSite[]; calendar: Calendar },
): Promise<void> {
  for (const { key, title, host, newsType, stories } of sites) {
    const random = createRandom('web-news', orgId, key);
    const feedId = demoId(random, calendar.daysAgo(90));
    const importedAt = calendar.now;
    await tx.insert(webFeeds).values({
      ...{ id: feedId, orgId, title, newsType, importedAt },
      url: `https://${host}/feed.xml`,
      active: false,
      createdAt: calendar.daysAgo(90),
      dueAt: importedAt,
    });
    await tx.insert(webNews).values(
      stories.map(({ hoursAgo, author, ...story }, number) => {
        const publishedAt = new Date(calendar.now.getTime() - hoursAgo * hour);
        const link = `https://${host}/${key}/${stories.length - number}`;
        return {
          ...story,
          ...{ orgId, feedId, link, publishedAt },
          id: demoId(random, publishedAt),
          guid: link,
          authorName: author ?? null,
          createdAt: importedAt,
        };
      }),
    );
  }
}
