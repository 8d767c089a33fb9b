// `npm run bench`: the figures of docs/performance.md. `npm run bench -- api browser` measures these alone.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { createProgress } from '../launch/progress.mjs';
import { measureApi } from './api.ts';
import { measureBrowser } from './browser.ts';
import { isReached, table, type Measurement } from './measurement.ts';
import { measureNavigation } from './navigation.ts';
import { measureRendering } from './ssr.ts';
import { measureStart } from './start.ts';

const benchmarks = {
  api: { title: 'The API under load', measure: measureApi },
  ssr: { title: 'Documents rendered on the server', measure: measureRendering },
  browser: { title: 'First views, cold and slowed down', measure: measureBrowser },
  navigation: { title: 'Navigation from dashboard to article', measure: measureNavigation },
  start: { title: 'npm start', measure: measureStart },
};
type Name = keyof typeof benchmarks;

function chosen(names: string[]): Name[] {
  const unknown = names.find((name) => !Object.hasOwn(benchmarks, name));
  if (unknown) throw new Error(`There is no benchmark “${unknown}”. They are: ${Object.keys(benchmarks).join(', ')}.`);
  return (names.length > 0 ? names : Object.keys(benchmarks)) as Name[];
}

function save(measurements: Measurement[]): string {
  const folder = join(import.meta.dirname, '../../.foyer/bench');
  const date = new Date().toISOString();
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  const file = join(folder, `${date.replace(/[:.]/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ date, machine, measurements }, null, 2)}\n`);
  return file;
}

try {
  const progress = createProgress();
  const measurements: Measurement[] = [];
  for (const name of chosen(process.argv.slice(2))) {
    const { title, measure } = benchmarks[name];
    measurements.push(...(await progress.step(title, measure)));
  }
  console.log(`\n${table(measurements)}\n\nWritten to ${save(measurements)}`);
  process.exitCode = measurements.some((measurement) => isReached(measurement) === false) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
