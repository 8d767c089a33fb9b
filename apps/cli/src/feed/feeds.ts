import { createFeedsService, type FeedsService, openOutbound } from '@foyer/server/operate/feeds';
import { withFiles } from '@foyer/server/operate/files';
import type { WebNewsType } from '@foyer/server/operate';
import type { Io } from '../io.ts';
import { commandLog, type OpenFor, withOrg } from '../open.ts';
import { Negative } from '../refusal.ts';
import { inWords, sayResult } from './feed-words.ts';

/** The options every command about feeds has. */
export interface FeedOptions {
  org?: string;
  json?: boolean;
}

interface Work {
  orgId: string;
  feeds: FeedsService;
}

async function withFeeds<T>(io: Io, openFor: OpenFor, { org }: FeedOptions, work: (parts: Work) => Promise<T>): Promise<T> {
  return withOrg(io, openFor, org, async ({ config, db, orgId }) => {
    const outbound = openOutbound(config);
    try {
      return await withFiles(config, (files) => work({ orgId, feeds: createFeedsService({ db, files, outbound }) }).catch(inWords));
    } finally {
      await outbound.close();
    }
  });
}

/** The options of `feed add`. */
export interface AddFeedOptions extends FeedOptions {
  title?: string;
  type: WebNewsType;
}

/** `feed add`. */
export async function addFeed(io: Io, url: string, options: AddFeedOptions): Promise<void> {
  const { title, type, json } = options;
  const row = await withFeeds(io, {}, options, ({ orgId, feeds }) =>
    feeds.add(orgId, { url, title: title?.trim() || null, newsType: type }),
  );
  if (json) return io.out(JSON.stringify({ id: row.id, url: row.url }));
  io.out(`Added ${row.url} (${row.id}). A running server imports it within half a minute; "npx foyer feed import" does so now.`);
}

/** `feed list`. */
export async function listFeeds(io: Io, options: FeedOptions): Promise<void> {
  const found = await withFeeds(io, { writes: false }, options, ({ orgId, feeds }) => feeds.list(orgId));
  if (options.json) {
    return io.out(
      JSON.stringify(
        found.map(({ feed: { id, url, title, newsType, active, importedAt, failures, lastError }, news }) => ({
          ...{ id, url, title, type: newsType, active, news, failures },
          imported_at: importedAt,
          last_error: lastError,
        })),
      ),
    );
  }
  if (found.length === 0) return io.out('There is no feed yet. "npx foyer feed add" adds one.');
  const lines = found.map(({ feed, news }) => {
    const state = feed.active ? '' : ', paused';
    const imported = feed.importedAt ? `last imported ${feed.importedAt.toISOString()}` : 'not imported yet';
    const fault = feed.lastError ? `\n  → ${feed.lastError} (${feed.failures} in a row, next try ${feed.dueAt.toISOString()})` : '';
    return `${feed.title ?? 'Without title'} (${feed.id}): ${feed.url}\n  ${feed.newsType}, ${news} news, ${imported}${state}${fault}`;
  });
  io.out(lines.join('\n'));
}

/** `feed remove`. */
export async function removeFeed(io: Io, which: string, options: FeedOptions): Promise<void> {
  const { feed, news } = await withFeeds(io, {}, options, ({ orgId, feeds }) => feeds.remove(orgId, which));
  if (options.json) return io.out(JSON.stringify({ id: feed.id, url: feed.url, news }));
  io.out(`Removed ${feed.url} with ${news} news.`);
}

/** `feed pause` and `feed resume`. */
export async function switchFeed(io: Io, action: 'pause' | 'resume', which: string, options: FeedOptions): Promise<void> {
  const active = action === 'resume';
  const { feed, changed } = await withFeeds(io, {}, options, ({ orgId, feeds }) => feeds.setActive(orgId, which, active));
  if (options.json) return io.out(JSON.stringify({ id: feed.id, active, changed }));
  const state = active ? 'imported again' : 'paused; its news stay';
  io.out(`${feed.url} is ${state}${changed ? '' : ', as it was before'}.`);
}

/** `feed import`: exit code 1 where one of the feeds failed. */
export async function importFeeds(io: Io, which: string | undefined, options: FeedOptions): Promise<void> {
  const results = await withFeeds(io, {}, options, ({ orgId, feeds }) => feeds.importNow(orgId, which, commandLog()));
  if (options.json) io.out(JSON.stringify(results.map(({ feed, result }) => ({ id: feed.id, url: feed.url, ...result }))));
  else if (results.length === 0) io.out('There is no feed to import.');
  else io.out(results.map(({ feed, result }) => `${feed.url}: ${sayResult(result)}`).join('\n'));
  if (results.some(({ result }) => result.end === 'failed')) throw new Negative();
}
