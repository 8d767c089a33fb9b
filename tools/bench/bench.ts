// `npm run bench`: the figures of docs/performance.md. `npm run bench -- api browser` measures these alone,
// `npm run bench -- stories --only modules-topteaser` some stories.
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createProgress } from '../launch/progress.mjs';
import { measureApi } from './api.ts';
import { measureBrowser } from './browser.ts';
import { measureChat } from './chat.ts';
import { measureChatPage } from './chat-page.ts';
import { measureLogins } from './logins.ts';
import { isReached, table, type Measurement } from './measurement.ts';
import { measureNavigation } from './navigation.ts';
import { measureScrolling } from './scrolling.ts';
import { measureEmbeddedSearch, measureSize } from './size.ts';
import { measureRendering } from './ssr.ts';
import { measureStart } from './start.ts';
import { measureSuggestions } from './suggestions.ts';
import { measureStories } from './stories.ts';
import { measureStudio } from './studio.ts';
import { measureTaps } from './taps.ts';
import { measureWidgets } from './widgets.ts';

const benchmarks = {
  api: { title: 'The API under load', measure: measureApi },
  chat: { title: 'Messages and who they reach', measure: measureChat },
  'chat-page': { title: 'The chat in the page', measure: measureChatPage },
  logins: { title: 'Logins at the beginning of a shift', measure: measureLogins },
  size: { title: 'The lists of a large group', measure: measureSize },
  search: { title: 'The search of a large group, embedded', measure: measureEmbeddedSearch },
  ssr: { title: 'Documents rendered on the server', measure: measureRendering },
  browser: { title: 'First views, cold and slowed down', measure: measureBrowser },
  navigation: { title: 'Navigation from the dashboard', measure: measureNavigation },
  suggestions: { title: 'Suggestions while one types', measure: measureSuggestions },
  taps: { title: 'Taps on a slow phone', measure: measureTaps },
  scrolling: { title: 'Scrolling through a long list', measure: measureScrolling },
  studio: { title: 'The studio with a long page', measure: measureStudio },
  stories: { title: 'Storybook and the first render of each story', measure: measureStories },
  widgets: { title: 'Widgets on another website, beside others', measure: measureWidgets },
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

const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: 'string' } } });

try {
  const progress = createProgress();
  const measurements: Measurement[] = [];
  for (const name of chosen(positionals)) {
    const { title, measure } = benchmarks[name];
    measurements.push(...(await progress.step(title, () => measure(values))));
  }
  console.log(`\n${table(measurements)}\n\nWritten to ${save(measurements)}`);
  process.exitCode = measurements.some((measurement) => isReached(measurement) === false) ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
