/**
 * Carries out what is done to one conversation one after the other within this process, with what tells of it: its members hear of changes in the order of their numbers, and no
 * connection to the database waits for another one's lock.
 */
export function createTurns() {
  const last = new Map<string, Promise<unknown>>();
  return async function inTurn<T>(conversationId: string, work: () => Promise<T>): Promise<T> {
    const own = (last.get(conversationId) ?? Promise.resolve()).then(work, work);
    const ended = own.catch(() => undefined);
    last.set(conversationId, ended);
    try {
      return await own;
    } finally {
      if (last.get(conversationId) === ended) last.delete(conversationId);
    }
  };
}
