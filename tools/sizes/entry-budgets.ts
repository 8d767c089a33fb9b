import { growth, isOver } from './room.ts';

/** Kept figures in kB (1,000 bytes), by what is exported. A name with `*` is for all exports it fits, taken together. */
export type Budgets = Record<string, number>;

/** What the exports of a library cost, in kB. */
export type Costs = Record<string, number>;

/** The line of a library's base: what it costs to import it at all, once, whatever one takes from it. */
export const base = '(base)';

/** Ends the name of a line for what an export loads when it is needed. */
export const loadedLater = ', loaded later';

/** One line of the table. `budget` is missing of what is new, `size` of what is gone. */
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

/** Compares costs with kept figures; dearest first, and after them those of what is gone. */
export function judge(costs: Costs, budgets: Budgets): Judged[] {
  const present = Object.entries(costs).map(([name, size]): Judged => ({ name, size, budget: budgets[name] }));
  const gone = Object.entries(budgets).filter(([name]) => !Object.hasOwn(costs, name));
  return [...present.sort((a, b) => b.size! - a.size!), ...gone.map(([name, budget]): Judged => ({ name, budget }))];
}

/** Whether a visitor waits for what a library exports: a widget is what another site loads. The others' sizes are a report. */
export const isGate = (library: string): boolean => library.startsWith('@foyer/widget-');

/** What is to be said about a line beside its size; undefined for one that has hardly changed. */
export function remark({ name, size, budget }: Judged): string | undefined {
  if (size === undefined) return 'is exported no longer';
  if (budget === undefined) return `is new: "${name}": ${kept(size)}`;
  return isOver(size, budget) ? `${growth(size, budget)} against the kept figure` : undefined;
}

/** Whether a line of a gate does not pass. What is gone is no reason to stop a run. */
export const fails = ({ size, budget }: Judged): boolean => size !== undefined && (budget === undefined || isOver(size, budget));

/** The figure that is kept of a size. */
const kept = (size: number) => Math.ceil(size * 10) / 10;

const sorted = (budgets: Budgets): Budgets => Object.fromEntries(Object.entries(budgets).sort(([a], [b]) => a.localeCompare(b, 'en')));

/** The kept figures, and new ones for what has none. */
export const extended = (costs: Costs, budgets: Budgets): Budgets => sorted({ ...updated(costs), ...budgets });

/** New figures for all that is there. */
export const updated = (costs: Costs): Budgets =>
  sorted(Object.fromEntries(Object.entries(costs).map(([name, size]) => [name, kept(size)])));
