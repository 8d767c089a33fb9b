import { PictureFault, StoreUnavailable } from '@foyer/media-files';
import { type Outbound, OutboundError } from '@foyer/outbound';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { isConnectionLoss, isDiskFull, isReadOnly } from '../../platform/db/failures.ts';
import { removeMedia } from '../../platform/storage/media.remove.ts';
import { importPicture } from './feed.picture.ts';
import { failurePauseMs, nextPauseMs } from './feed.pauses.ts';
import type { FeedRow, FeedsRepository } from './feeds.repository.ts';

/** Loaded with the first feed: a server that reads none does without its memory. */
const loadParser = () => import('@foyer/feeds');

const accept = 'application/rss+xml, application/atom+xml, application/rdf+xml, application/xml;q=0.9, text/xml;q=0.9, */*;q=0.1';

/** So many news of a feed are kept. */
const keptNews = 200;
const picturesPerImport = 20;
const pictureTries = 3;
const maxReason = 300;

/** What importing works with. */
export interface ImportParts extends Pick<Context, 'db' | 'files'> {
  feeds: FeedsRepository;
  outbound: Outbound;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** How the import of a feed went. */
export type ImportResult =
  { end: 'imported'; news: number; pictures: number } | { end: 'unchanged'; pictures: number } | { end: 'failed'; reason: string };

const reasonOf = ({ message }: Error): string => message.slice(0, maxReason);

/** Database or files cannot be asked or written to; that is nothing to note at a feed, and there may be nowhere to note it. */
const isOutage = (error: unknown): boolean =>
  error instanceof StoreUnavailable || isConnectionLoss(error) || isDiskFull(error) || isReadOnly(error);

const isStopped = (error: unknown): boolean => error instanceof OutboundError && error.reason === 'stopped';

function conditions({ etag, lastModified }: FeedRow): Record<string, string> {
  return { ...(etag && { 'if-none-match': etag }), ...(lastModified && { 'if-modified-since': lastModified }) };
}

/** Imports one feed. Throws where database or files are away or the signal aborts; whatever else fails is noted at the feed and tried again later. */
export function createFeedImport({ feeds, outbound, log, ...storage }: ImportParts) {
  /** Fetches pictures that are missing. One that fails is tried again with the next imports, and then no more. */
  async function fetchPictures({ id: feedId, orgId }: FeedRow, signal: AbortSignal): Promise<number> {
    let fetched = 0;
    for (const { id, imageUrl, imageFailures } of await feeds.pictureless(feedId, picturesPerImport, pictureTries)) {
      try {
        const imageId = await importPicture({ ...storage, outbound }, { orgId, url: imageUrl!, signal });
        if (await feeds.setPicture(id, imageUrl!, imageId)) fetched += 1;
        else await removeMedia(storage, [imageId]);
      } catch (error) {
        if (isStopped(error) || !(error instanceof OutboundError || error instanceof PictureFault)) throw error;
        await feeds.failPicture(id, error instanceof PictureFault ? pictureTries : imageFailures + 1);
      }
    }
    return fetched;
  }

  async function read(feed: FeedRow, signal: AbortSignal): Promise<ImportResult> {
    const answer = await outbound.get(feed.url, { accept, headers: conditions(feed), signal });
    if (answer.unchanged) {
      const pictures = await fetchPictures(feed, signal);
      await feeds.unchanged(feed.id, nextPauseMs());
      return { end: 'unchanged', pictures };
    }
    const { 'content-type': contentType, etag = null, 'last-modified': lastModified = null } = answer.headers;
    const { parseFeedDocument } = await loadParser();
    const { title, items } = parseFeedDocument(answer.body, { contentType: contentType ?? '', url: answer.url, now: new Date() });
    const news = await feeds.keep(feed, items);
    await removeMedia(storage, await feeds.prune(feed.id, keptNews));
    const pictures = await fetchPictures(feed, signal);
    await feeds.succeed(feed.id, { title, etag, lastModified }, nextPauseMs());
    return { end: 'imported', news, pictures };
  }

  return async function importFeed(feed: FeedRow, signal: AbortSignal): Promise<ImportResult> {
    try {
      return await read(feed, signal);
    } catch (error) {
      // A website out of reach is no database out of reach, though both have the same network error codes.
      if (isStopped(error) || (!(error instanceof OutboundError) && isOutage(error))) throw error;
      const isKnown = error instanceof OutboundError || error instanceof (await loadParser()).FeedFault;
      // One feed that we cannot cope with is no reason to leave the others.
      if (!isKnown) log.error({ err: error, feed: feed.id, org: feed.orgId }, 'A feed could not be imported for a reason that is ours');
      const reason = isKnown ? reasonOf(error) : 'Its news could not be kept. The server’s log says why';
      const retryAfter = error instanceof OutboundError ? error.retryAfter : null;
      await feeds.fail(feed.id, failurePauseMs(feed.failures + 1, retryAfter), reason);
      log.warn(
        { feed: feed.id, org: feed.orgId, failures: feed.failures + 1, reason },
        'A feed could not be imported and is tried again later',
      );
      return { end: 'failed', reason };
    }
  };
}
