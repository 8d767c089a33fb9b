/** Leaves out entries that came before: an article published between two pages moves the last one of a page to the next. */
export function uniqueById<Entry extends { id: string }>(entries: readonly Entry[]): Entry[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
