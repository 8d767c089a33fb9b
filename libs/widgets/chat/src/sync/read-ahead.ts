/** What was read ahead is good for so long. */
const keptMs = 10_000;

/** Reads what will probably be shown next, such as the messages of the conversation that the pointer rests on. */
export function createReadAhead<Page>(load: (id: string) => Promise<Page>, now: () => number = Date.now) {
  const kept = new Map<string, { page: Promise<Page>; until: number }>();
  return {
    /** Begins to read; what was begun a moment ago is not asked for again. */
    begin(id: string): void {
      for (const [key, { until }] of kept) if (until <= now()) kept.delete(key);
      if (kept.has(id)) return;
      const page = load(id);
      kept.set(id, { page, until: now() + keptMs });
      // Who opens it asks again and sees why it fails.
      page.catch(() => kept.delete(id));
    },
    /** Takes what was read, once; undefined where nothing was, or too long ago. It may lack what has changed since. */
    take(id: string): Promise<Page> | undefined {
      const found = kept.get(id);
      kept.delete(id);
      return found && found.until > now() ? found.page : undefined;
    },
  };
}
