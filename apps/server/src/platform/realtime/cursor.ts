import { type EventsRepository, settledMs, type Stored } from './events.repository.ts';

/**
 * Reads events once each. Ids are given before rows become visible, so a plain `id > last` would lose those of slower transactions: the cursor
 * stays behind by the time within which every row has come, and what was read in between is remembered.
 */
export function createCursor(repository: Pick<EventsRepository, 'settled' | 'after'>, now: () => number = () => performance.now()) {
  let floor: number | undefined;
  const seen = new Map<number, number>();

  function settle(): void {
    const settledBefore = now() - settledMs;
    for (const [id, at] of seen) {
      if (at >= settledBefore) continue;
      seen.delete(id);
      floor = Math.max(floor!, id);
    }
  }

  /** What has come since the last reading. The first reading only takes the place from which on nothing is missed. */
  return async function read(): Promise<Stored[]> {
    const first = floor === undefined;
    floor ??= await repository.settled();
    const rows = await repository.after(floor, [...seen.keys()]).catch((error: unknown) => {
      if (first) floor = undefined;
      throw error;
    });
    for (const { id } of rows) seen.set(id, now());
    settle();
    return first ? [] : rows;
  };
}
