import type { Context } from '../../platform/context.ts';
import { createOutbound, type Outbound } from '../../platform/outbound/outbound.ts';
import { createFeedImport } from './feed.import.ts';
import { createFeedWorker } from './feed.worker.ts';
import { createFeedsRepository } from './feeds.repository.ts';

/** What importing needs of the application. */
export type WebNewsContext = Pick<Context, 'config' | 'db' | 'log' | 'mediaDir' | 'storage'>;

/** The house's door for this configuration. */
export const openOutbound = ({ outboundAllow }: Context['config']): Outbound => createOutbound({ allowed: outboundAllow });

/** Builds what imports web news; it does nothing before it is started. Tests hand in their own door. */
export function createWebNews(context: WebNewsContext, outbound: Outbound = openOutbound(context.config)) {
  const { db, log, mediaDir, storage } = context;
  const feeds = createFeedsRepository(db);
  const importFeed = createFeedImport({ db, mediaDir, feeds, outbound, log });
  const worker = createFeedWorker({ feeds, importFeed, ready: () => storage.available() && !storage.readOnly(), log });
  return {
    run: worker.run,
    /** Imports from now on. Returns what stops it and closes its connections. */
    start(): () => Promise<void> {
      const stop = worker.start();
      return async () => {
        await stop();
        await outbound.close();
      };
    },
  };
}
