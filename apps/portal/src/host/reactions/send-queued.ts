import { type Api, ApiError } from '@foyer/api';
import { sessionMark } from '../session/session-mark.ts';
import { queueOf, refuseQueued, removeQueued } from './outbox.ts';

/** Whether a failure may pass: no answer, an ended session, a page out of step, too many writes, a server in trouble. All others say no for good. */
export const mayPass = (status: number): boolean => [0, 401, 403, 408, 425, 429].includes(status) || status >= 500;

interface Sending {
  api: Api;
  userId: string;
  /** Words why the server does not take a comment. */
  reasonOf: (error: ApiError) => string;
  onSent: () => void;
}

/** One tab at a time. Where tabs cannot agree on that, the key keeps a comment from being written twice. */
async function alone(run: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return run();
  await locks.request('foyer-outbox', { ifAvailable: true }, async (lock) => (lock ? run() : undefined));
}

/** Whether the browser's session is still this member's: what waits must not be sent in another's name. */
const isTheirs = async ({ client }: Api, userId: string): Promise<boolean> => (await client.GET('/user/me')).data?.user?.user_id === userId;

const mark = () => sessionMark(document.cookie);

/** Sends what a member's outbox holds, the oldest first, until one cannot be sent now. */
export function sendQueued({ api, userId, reasonOf, onSent }: Sending): Promise<void> {
  const waiting = () => queueOf(userId).find(({ refused }) => refused === null);
  return alone(async () => {
    try {
      if (!waiting() || !(await isTheirs(api, userId))) return;
      const session = mark();
      for (let next = waiting(); next && mark() === session; next = waiting()) {
        const { key, content, parentId, text, mentions } = next;
        try {
          await api.client.POST('/comments', { body: { ...content, key, parent_id: parentId, text, mentions } });
          removeQueued(userId, key);
          onSent();
        } catch (error) {
          if (!(error instanceof ApiError) || mayPass(error.status)) return;
          refuseQueued(userId, key, reasonOf(error));
        }
      }
    } catch {
      // No answer: it is tried again.
    }
  });
}
