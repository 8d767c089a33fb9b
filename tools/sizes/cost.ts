import type { Bundle, Content } from './bundle.ts';
import { brotli } from './compress.ts';
import { base, type Budgets, type Costs, group, loadedLater } from './entry-budgets.ts';

/** The compressed sizes of texts. Many exports bring the same styles or load the same later, and compressing takes longer than bundling. */
const known = new Map<string, number>();

function compressed(text: string): number {
  if (!text.trim()) return 0;
  const size = known.get(text) ?? brotli(text);
  known.set(text, size);
  return size;
}

/** Scripts and styles as they are transferred, in kB. A text without content costs nothing, though an empty file has a byte. */
const weigh = ({ scripts, styles }: Content) => (compressed(scripts) + compressed(styles)) / 1000;

const includes = (bundle: Bundle, part: Bundle) => part.modules.every((file) => bundle.modules.includes(file));

/**
 * What each export of a library costs alone, React excluded. The styles that all components share are counted once, as the base of the
 * library they come from, and taken off wherever they come along. `wanted` chooses among the lines; the base always comes along.
 */
export async function costsOf(
  library: string,
  budgets: Budgets,
  bundle: (code: string) => Promise<Bundle>,
  shared: Bundle,
  wanted: (name: string) => boolean = () => true,
): Promise<Costs> {
  const added = (part: Bundle) => weigh(part) - (includes(part, shared) ? weigh(shared) : 0);
  const costs: Costs = {};
  const own = await bundle(`import '${library}'`);
  const ownCost = includes(shared, own) ? weigh(own) : added(own);
  if (ownCost > 0) costs[base] = ownCost;
  const all = await bundle(`export * from '${library}'`);
  const groups = group(all.exports, budgets);
  for (const [name, members] of groups) {
    if (!wanted(name)) continue;
    const part = groups.size === 1 ? all : await bundle(`export { ${members.join(', ')} } from '${library}'`);
    costs[name] = Math.max(0, added(part));
    const later = weigh(part.later);
    if (later > 0) costs[`${name}${loadedLater}`] = later;
  }
  return costs;
}
