import { join } from 'node:path';
import type { Chunk, Manifest } from './manifest.ts';
import type { Measured, SizeOf } from './measure.ts';

/** What widgets on other websites may load, in kB: the one script, and each part with its messages, once it is wanted. */
export interface EmbedBudgets {
  script: number;
  parts: Record<string, number>;
}

const script = 'v1/foyer.js';

/** A part and everything that it loads at once. */
function filesFrom(manifest: Manifest, source: string, files = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[source]!;
  if (files.has(file)) return files;
  files.add(file);
  for (const each of imports) filesFrom(manifest, each, files);
  return files;
}

const inKilobytes = (files: Iterable<string>, sizeOf: SizeOf): number => [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000;

/** Compares the script and each part with their budgets. Of the languages' messages the largest counts. Throws where a part has no budget. */
export function measureEmbed(manifest: Manifest, { script: most, parts }: EmbedBudgets, sizeOf: SizeOf): Measured[] {
  const entries = Object.entries(manifest).filter((entry): entry is [string, Chunk] => entry[1].isEntry === true);
  const measured = entries.map(([source]): Measured => {
    // `…/WIDGET/src/part.ts`
    const widget = source.split('/').at(-3)!;
    const budget = parts[widget];
    if (budget === undefined) throw new Error(`The widget ${widget} has no budget in tools/sizes/sizes.json.`);
    const own = `virtual:messages/${widget}-widget/`;
    const prefix = Object.keys(manifest).some((key) => key.startsWith(own)) ? own : 'virtual:messages/widgets/';
    const messages = Object.keys(manifest).filter((key) => key.startsWith(prefix));
    const largest = Math.max(...messages.map((key) => inKilobytes([manifest[key]!.file], sizeOf)));
    return { name: `Widget ${widget} on another site, opened`, size: inKilobytes(filesFrom(manifest, source), sizeOf) + largest, budget };
  });
  return [{ name: 'Widgets on another site, before', size: inKilobytes([script], sizeOf), budget: most }, ...measured];
}

/** Where the build of the widgets lies. */
export const embedFolder = join(import.meta.dirname, '../../libs/widgets/embed/dist');
