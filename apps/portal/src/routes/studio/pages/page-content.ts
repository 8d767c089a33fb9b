import type { Schemas } from '@foyer/api';
import { sameValue } from '../same-value.ts';

/** All that editors write of a page. */
export type PageContent = Schemas['StudioPageContent'];
/** A module as an editor has placed it. */
export type Placed = Schemas['StudioPlaced'];
/** What a page has beside its modules. */
export type PageSettings = Omit<PageContent, 'modules'>;

/** One thing that is changed on its own: a setting, a module, or the order of those that both have. */
export type PagePart = keyof PageSettings | 'order' | `module:${string}`;

const moduleKey = (id: string): PagePart => `module:${id}`;
const idOf = (part: PagePart): string | null => (part.startsWith('module:') ? part.slice('module:'.length) : null);

/** The module that a part is; undefined where it is none, or is not there. */
export const moduleOf = ({ modules }: PageContent, part: PagePart): Placed | undefined => modules.find(({ id }) => id === idOf(part));

/** Those of a list that are in another one, too. */
function common(modules: readonly Placed[], others: readonly Placed[]): string {
  const ids = new Set(others.map(({ id }) => id));
  return JSON.stringify(modules.map(({ id }) => id).filter((id) => ids.has(id)));
}

/** Which parts two contents differ in. */
export function differences(one: PageContent, other: PageContent): PagePart[] {
  if (one === other) return [];
  const { modules: first, ...settings } = one;
  const { modules: second, ...others } = other;
  const names = Object.keys(settings) as (keyof PageSettings)[];
  const parts: PagePart[] = names.filter((name) => !sameValue(settings[name], others[name]));
  const before = new Map(first.map((module) => [module.id, module]));
  const after = new Map(second.map((module) => [module.id, module]));
  for (const id of new Set([...before.keys(), ...after.keys()])) if (!sameValue(before.get(id), after.get(id))) parts.push(moduleKey(id));
  return common(first, second) === common(second, first) ? parts : [...parts, 'order'];
}

/** What two editors made of the same page. */
export interface PageRivals {
  base: PageContent;
  mine: PageContent;
  theirs: PageContent;
}

/** What the other one has changed, and which of it was changed here, too. */
export function compare({ base, mine, theirs }: PageRivals): { changed: PagePart[]; both: PagePart[] } {
  const changed = differences(base, theirs);
  const own = new Set(differences(base, mine));
  const apart = new Set(differences(mine, theirs));
  return { changed, both: changed.filter((part) => own.has(part) && apart.has(part)) };
}

/** Puts a module where it stands in another list: behind the nearest one before it that is in both. */
function placed(modules: readonly Placed[], module: Placed, like: readonly Placed[]): Placed[] {
  const before = like.slice(
    0,
    like.findIndex(({ id }) => id === module.id),
  );
  const at = modules.findLastIndex(({ id }) => before.some((other) => other.id === id));
  return modules.toSpliced(at + 1, 0, module);
}

/** The modules in the order of another list; those it does not have keep behind the one they stood behind. */
function inOrderOf(modules: readonly Placed[], like: readonly Placed[]): Placed[] {
  const known = like.flatMap(({ id }) => modules.filter((module) => module.id === id));
  const ids = new Set(known.map(({ id }) => id));
  return modules.filter(({ id }) => !ids.has(id)).reduce((sorted, module) => placed(sorted, module, modules), known);
}

function withPart(content: PageContent, part: PagePart, from: PageContent): PageContent {
  const id = idOf(part);
  if (id === null) return part === 'order' ? content : { ...content, [part]: from[part as keyof PageSettings] };
  const module = moduleOf(from, part);
  const { modules } = content;
  if (!module) return { ...content, modules: modules.filter((other) => other.id !== id) };
  const isThere = modules.some((other) => other.id === id);
  return {
    ...content,
    modules: isThere ? modules.map((other) => (other.id === id ? module : other)) : placed(modules, module, from.modules),
  };
}

/** Theirs with all that was changed here, but for the parts that are to stay theirs. */
export function merge({ base, mine, theirs }: PageRivals, keepTheirs: readonly PagePart[]): PageContent {
  const own = differences(base, mine).filter((part) => !keepTheirs.includes(part));
  const merged = own.reduce((content, part) => withPart(content, part, mine), theirs);
  return own.includes('order') ? { ...merged, modules: inOrderOf(merged.modules, mine.modules) } : merged;
}

/** What is wrong with one module, or with the page itself (`null`), by its path within it. */
export const faultsOf = (faults: readonly Schemas['StudioPageFault'][], moduleId: string | null) =>
  faults
    .filter(({ module_id }) => module_id === moduleId)
    .map((fault) => ({ ...fault, field: moduleId === null ? fault.field : fault.field.replace(/^modules\.\d+\./, '') }));
