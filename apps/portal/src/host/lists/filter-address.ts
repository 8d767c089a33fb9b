/** What is chosen in a list's filters, by their identifiers. */
type Selection = Readonly<Record<string, readonly string[]>>;

const form = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/;
const most = 20;

/** The filters that an address names: `?category=hotels&category=people`. What could not be one is left out. */
export function readFilters(search: URLSearchParams, identifiers: readonly string[]): Record<string, string[]> {
  const read = identifiers.map((name): [string, string[]] => [
    name,
    [...new Set(search.getAll(name))].filter((id) => form.test(id)).slice(0, most),
  ]);
  return Object.fromEntries(read.filter(([, ids]) => ids.length > 0));
}

/** The address's query with these filters in place of those before. It begins on the first page; what else it says stays. */
export function writeFilters(search: URLSearchParams, identifiers: readonly string[], selection: Selection): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of [...identifiers, 'page']) next.delete(name);
  for (const name of identifiers) selection[name]?.forEach((id) => next.append(name, id));
  return next;
}
