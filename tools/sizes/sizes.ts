// `npm run sizes`: what the built portal loads for its views, compressed, against the budgets in sizes.json.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Manifest } from './manifest.ts';
import { measure, type Budgets } from './measure.ts';

const client = join(import.meta.dirname, '../../apps/portal/dist/client');
const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function sizeOf(file: string): number {
  const bytes = readFileSync(join(client, file));
  if (file.endsWith('.woff2')) return bytes.length; // compressed already
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/** Prints the table; returns whether everything is within its budget. */
function report(): boolean {
  const manifest = join(client, '.vite/manifest.json');
  if (!existsSync(manifest)) throw new Error('The portal is not built yet: run npm run build first.');
  const measured = measure(read<Manifest>(manifest), read<Budgets>(join(import.meta.dirname, 'sizes.json')), sizeOf);
  const width = Math.max(...measured.map(({ name }) => name.length));
  for (const { name, size, budget } of measured) {
    const mark = size > budget ? '✗' : '✓';
    console.log(`${mark} ${name.padEnd(width)}  ${size.toFixed(1).padStart(6)} kB of ${String(budget).padStart(3)} kB`);
  }
  return measured.every(({ size, budget }) => size <= budget);
}

try {
  process.exitCode = report() ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
