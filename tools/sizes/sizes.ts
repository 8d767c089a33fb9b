// `npm run sizes`: what the built portal loads for its views, compressed, against the budgets in sizes.json, with 3 % of room,
// and whether its scripts import each other in a circle: one would run before what it needs is there.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { circlesOf } from '../circles/circles.ts';
import { brotli } from './compress.ts';
import { type EmbedBudgets, embedFolder, measureEmbed } from './embed.ts';
import { type Manifest, scriptImports } from './manifest.ts';
import { measure, type Budgets, type Navigation, type View, viewSources } from './measure.ts';
import { growth, isOver } from './room.ts';

const client = join(import.meta.dirname, '../../apps/portal/dist/client');
// By its address: the tools belong to no package and may import none.
const { sourcesOf } = (await import(join(client, '../../route-sources.ts'))) as { sourcesOf: Parameters<typeof viewSources>[1] };
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

const sizeIn =
  (folder: string) =>
  (file: string): number => {
    const path = join(folder, file);
    if (file.endsWith('.woff2')) return statSync(path).size; // compressed already
    // The build compresses what is worth it.
    return existsSync(`${path}.br`) ? statSync(`${path}.br`).size : brotli(readFileSync(path));
  };

/** Prints the table and the circles; returns whether everything is within its budget and there are none. */
function report(): boolean {
  const file = join(client, '.vite/manifest.json');
  if (!existsSync(file)) throw new Error('The portal is not built yet: run npm run build first.');
  const { views, navigations, fonts, embed } = read<{
    views: View[];
    navigations: Navigation[];
    fonts: Budgets['fonts'];
    embed: EmbedBudgets;
  }>(join(import.meta.dirname, 'sizes.json'));
  const budgets: Budgets = {
    views: views.map((view) => viewSources(view, sourcesOf)),
    navigations: navigations.map(({ from, to, ...rest }) => ({ ...rest, from: sourcesOf(from), to: sourcesOf(to) })),
    fonts,
  };
  const manifest = read<Manifest>(file);
  const ofEmbed = read<Manifest>(join(embedFolder, '.vite/manifest.json'));
  const measured = [...measure(manifest, budgets, sizeIn(client)), ...measureEmbed(ofEmbed, embed, sizeIn(embedFolder))];
  const width = Math.max(...measured.map(({ name }) => name.length));
  for (const { name, size, budget } of measured) {
    const mark = isOver(size, budget) ? '✗' : size > budget ? '!' : '✓';
    const amounts = `${size.toFixed(1).padStart(6)} kB of ${String(budget).padStart(5)} kB`;
    console.log(`${mark} ${name.padEnd(width)}  ${amounts}  ${growth(size, budget).padStart(7)}`);
  }
  const circles = circlesOf(scriptImports(manifest));
  for (const circle of circles) console.log(`✗ Scripts import each other: ${circle.join(' → ')}`);
  return circles.length === 0 && !measured.some(({ size, budget }) => isOver(size, budget));
}

try {
  process.exitCode = report() ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
