import type { Context } from '../../platform/context.ts';
import type { ContentTypes } from '../../shared/content/content-types.ts';
import { createAnnouncer } from '../activities/index.ts';
import { noteTold, takeDue } from './confirmations.due.ts';
import { tellMissing } from './confirmations.tell.ts';

/** Members are told within so long after their article is published. */
const pollMs = 5000;

/** What telling needs of the application. */
export type TellContext = Pick<Context, 'db' | 'log' | 'realtime' | 'storage'>;

/**
 * Tells members of the confirmations that were asked of articles before these were published. What is to be told stands at the article, and is noted as told in the transaction that
 * tells it: it survives the end of a process, and several processes tell it once.
 */
export function createConfirmationsWorker({ db, log, realtime, storage }: TellContext, types: ContentTypes) {
  const announce = createAnnouncer({ db, realtime, log }, types);
  let stopping = false;
  let running: Promise<void> | undefined;

  /** Tells of one article; answers whether there was one. */
  async function tellNext(): Promise<boolean> {
    const told = await db.transaction(async (tx) => {
      const due = await takeDue(tx);
      if (!due) return undefined;
      await noteTold(tx, due.newsId);
      return tellMissing(tx, due);
    });
    if (told) await announce(told);
    return told !== undefined;
  }

  async function round(): Promise<void> {
    while (!stopping && storage.available() && !storage.readOnly() && (await tellNext()));
  }

  /** Tells everything that is due. A second call while one is at work is the same one. */
  function run(): Promise<void> {
    running ??= round().finally(() => (running = undefined));
    return running;
  }

  /** Tells from now on. Returns what stops it. */
  function start(): () => Promise<void> {
    const look = (): void =>
      void run().catch((error: unknown) => log.warn({ err: error }, 'Members could not be told what they are asked to confirm'));
    const clocks = [setTimeout(look, 0).unref(), setInterval(look, pollMs).unref()];
    return async () => {
      for (const clock of clocks) clearTimeout(clock);
      stopping = true;
      await running?.catch(() => undefined);
    };
  }

  return { run, start };
}
