/** Budgets in kB (1,000 bytes), by what is exported. A name with `*` stands for all exports it fits, taken together. */
export type Budgets = Record<string, number>;

/** What the exports of a library cost, in kB. */
export type Costs = Record<string, number>;

/** The line of a library's base: what it costs to import it at all, once, whatever one takes from it. */
export const base = '(base)';

/** Ends the name of a line for what an export loads when it is needed. */
export const loadedLater = ', loaded later';

/** One line of the table. `budget` is missing where nobody has set one, `size` where nothing is left that it is for. */
export interface Judged {
  name: string;
  size?: number;
  budget?: number;
}

/** The exports in the groups that are measured together: one of its own for each, but for those that fit a name with `*`. */
export function group(names: readonly string[], budgets: Budgets): Map<string, string[]> {
  const wildcards = Object.keys(budgets).filter((name) => name.includes('*'));
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const fits = (wildcard: string) => {
      const [start = '', end = ''] = wildcard.split('*', 2);
      return name.length > start.length + end.length && name.startsWith(start) && name.endsWith(end);
    };
    const key = Object.hasOwn(budgets, name) ? name : (wildcards.find(fits) ?? name);
    groups.set(key, [...(groups.get(key) ?? []), name]);
  }
  return groups;
}

/** Compares costs with budgets; dearest first, and after them the budgets of what is gone. */
export function judge(costs: Costs, budgets: Budgets): Judged[] {
  const present = Object.entries(costs).map(([name, size]): Judged => ({ name, size, budget: budgets[name] }));
  const gone = Object.entries(budgets).filter(([name]) => !Object.hasOwn(costs, name));
  return [...present.sort((a, b) => b.size! - a.size!), ...gone.map(([name, budget]): Judged => ({ name, budget }))];
}

/** What is to be said about a line that does not pass; undefined for one that does. */
export function complaint({ name, size, budget }: Judged): string | undefined {
  if (size === undefined) return `is exported no longer: drop its line`;
  if (budget === undefined) return `has no budget: add "${name}": ${roomFor(size)}`;
  return size > budget ? `is over its budget of ${budget} kB` : undefined;
}

/** A budget with some air: a tenth, at least 0.1 kB. */
export const roomFor = (size: number) => Math.ceil(Math.max(size * 1.1, size + 0.1) * 10) / 10;

const isLoose = (size: number, budget: number) => budget > roomFor(size) * 1.25 + 0.1;

const sorted = (budgets: Budgets): Budgets => Object.fromEntries(Object.entries(budgets).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The budgets, and new ones for what has none. */
export const extended = (costs: Costs, budgets: Budgets): Budgets => sorted({ ...updated(costs, {}), ...budgets });

/** New budgets: for what is new, dearer, or has become much cheaper. What is gone is dropped, the rest stays. */
export function updated(costs: Costs, budgets: Budgets): Budgets {
  const keep = (size: number, budget: number | undefined) => budget !== undefined && size <= budget && !isLoose(size, budget);
  const lines = Object.entries(costs).map(([name, size]) => [name, keep(size, budgets[name]) ? budgets[name]! : roomFor(size)]);
  return sorted(Object.fromEntries(lines) as Budgets);
}
