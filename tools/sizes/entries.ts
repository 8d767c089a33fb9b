// `npm run sizes`, second half: what every export of the design system, the modules and the widgets costs alone, beside the figures of entries.json.
// It is a report; only the widgets, which other sites load, fail it. `--update` writes new figures, `--add` only those of what has none yet.
// `--only @foyer/ui` looks at one library, and may be given several times.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createBundler } from './bundle.ts';
import { costsOf } from './cost.ts';
import { barrel } from './barrel.ts';
import { type Budgets, extended, fails, isGate, judge, type Judged, remark, updated } from './entry-budgets.ts';
import { publicEntries, sourceOf } from './libraries.ts';

const file = join(import.meta.dirname, 'entries.json');

function print(library: string, lines: readonly Judged[]): void {
  console.log(`\n${library}, in kB with brotli, without React`);
  const width = Math.max(...lines.map(({ name }) => name.length));
  for (const line of lines) {
    const mark = isGate(library) && fails(line) ? '✗' : ' ';
    const size = line.size === undefined ? '' : line.size.toFixed(2);
    const budget = line.budget === undefined ? '' : `of ${line.budget.toFixed(1)}`;
    console.log(`${mark} ${line.name.padEnd(width)}  ${size.padStart(6)} ${budget.padEnd(8)} ${remark(line) ?? ''}`.trimEnd());
  }
}

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { update: flag, add: flag, only: { type: 'string', multiple: true } } });

async function main({ update, add, only }: typeof values): Promise<boolean> {
  const budgets = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Budgets>;
  const bundle = createBundler();
  const shared = await bundle(`import '${barrel}'`);
  const written: Record<string, Budgets> = only || add ? { ...budgets } : {};
  let sound = true;
  for (const library of publicEntries().filter((entry) => !only || only.some((name) => `${entry}/`.startsWith(`${name}/`)))) {
    const own = budgets[library] ?? {};
    const costs = await costsOf(sourceOf(library), own, bundle, shared, (name) => !add || !Object.hasOwn(own, name));
    if (Object.keys(costs).length === 0) continue;
    written[library] = add ? extended(costs, own) : updated(costs);
    const lines = judge(costs, update || add ? written[library] : own).filter(({ size }) => !add || size !== undefined);
    print(library, lines);
    if (isGate(library) && lines.some(fails)) sound = false;
  }
  if (update || add) writeFileSync(file, `${JSON.stringify(written, null, 2)}\n`);
  const orphans = Object.keys(budgets).filter((library) => !written[library]);
  if (!update && !add && orphans.length > 0)
    console.log(`\nExports nothing any more: ${orphans.join(', ')}. Drop it from tools/sizes/entries.json.`);
  if (!sound)
    console.log('\nA widget is over its kept figure: `npm run sizes -- --update` writes new ones to tools/sizes/entries.json, for review.');
  return sound;
}

const start = performance.now();
try {
  process.exitCode = (await main(values)) ? 0 : 1;
  console.log(`\n${((performance.now() - start) / 1000).toFixed(1)} s`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
