import type { MediaFiles } from '@foyer/media-files';
import type { Outbound } from '@foyer/outbound';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../platform/db/client.ts';
import type { WebNewsType } from '../../shared/content/web-news-type.ts';
import { removeMedia } from '../../platform/storage/media.remove.ts';
import { createFeedImport, type ImportParts, type ImportResult } from './feed.import.ts';
import { createFeedListRepository, createFeedsRepository, type FeedRow } from './feeds.repository.ts';

const mostFeeds = 100;

/** Why a feed cannot be added or found. */
export class FeedRefusal extends Error {
  readonly reason: 'known' | 'unknown' | 'too_many';
  constructor(reason: FeedRefusal['reason']) {
    super(`feed: ${reason}`);
    this.reason = reason;
  }
}

/** A feed to be added. */
export interface NewFeed {
  url: string;
  title: string | null;
  newsType: WebNewsType;
}

/** What feeds are looked after with. */
export interface FeedsParts {
  db: Db;
  files: MediaFiles;
  outbound: Outbound;
}

/** Feeds as their operators look after them. */
export function createFeedsService({ db, files, outbound }: FeedsParts) {
  const list = createFeedListRepository(db);

  async function find(orgId: string, which: string): Promise<FeedRow> {
    const found = await list.find(orgId, which);
    if (!found) throw new FeedRefusal('unknown');
    return found;
  }

  return {
    list: list.list,

    /** Throws an `OutboundError` for an address that may not be called, a `FeedRefusal` for one that is there already. */
    async add(orgId: string, { url, title, newsType }: NewFeed): Promise<FeedRow> {
      const address = outbound.check(url);
      if ((await list.list(orgId)).length >= mostFeeds) throw new FeedRefusal('too_many');
      const row = await list.insert({ id: uuidv7(), orgId, url: address, title, newsType });
      if (!row) throw new FeedRefusal('known');
      return row;
    },

    /** Removes a feed, its news and their pictures. */
    async remove(orgId: string, which: string): Promise<{ feed: FeedRow; news: number }> {
      const feed = await find(orgId, which);
      const { pictures, news } = await list.remove(feed.id);
      await removeMedia({ db, files }, pictures);
      return { feed, news };
    },

    /** Answers whether that changed something. */
    async setActive(orgId: string, which: string, active: boolean): Promise<{ feed: FeedRow; changed: boolean }> {
      const feed = await find(orgId, which);
      return { feed, changed: await list.setActive(feed.id, active) };
    },

    /** Imports one feed, or all that are not paused, at once. */
    async importNow(orgId: string, which: string | undefined, log: ImportParts['log']): Promise<{ feed: FeedRow; result: ImportResult }[]> {
      const importFeed = createFeedImport({ db, files, feeds: createFeedsRepository(db), outbound, log });
      const all = which ? [await find(orgId, which)] : (await list.list(orgId)).map(({ feed }) => feed).filter(({ active }) => active);
      const results: { feed: FeedRow; result: ImportResult }[] = [];
      for (const feed of all) results.push({ feed, result: await importFeed(feed, new AbortController().signal) });
      return results;
    },
  };
}
export type FeedsService = ReturnType<typeof createFeedsService>;
