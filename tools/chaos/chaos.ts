// `npm run chaos`: faults caused on purpose, and what has to hold meanwhile. `npm run chaos -- kill cut` runs these alone.
import { setTimeout as delay } from 'node:timers/promises';
import { createProgress } from '../launch/progress.mjs';
import { allHeld, type Finding, type Outcome, table } from './finding.ts';
import { findPlaces, type Place, type Places } from './places.ts';
import type { Scenario } from './scenario.ts';
import { chat } from './scenarios/chat.ts';
import { clock } from './scenarios/clock.ts';
import { cut } from './scenarios/cut.ts';
import { kill } from './scenarios/kill.ts';
import { pause, stop } from './scenarios/pause.ts';
import { rolling } from './scenarios/rolling.ts';
import { reconnect } from './scenarios/sockets.ts';

const scenarios: Record<string, Scenario> = { kill, cut, pause, stop, rolling, sockets: reconnect, clock, chat };

function chosen(names: string[]): string[] {
  const unknown = names.find((name) => !Object.hasOwn(scenarios, name));
  if (unknown) throw new Error(`There is no scenario “${unknown}”. They are: ${Object.keys(scenarios).join(', ')}.`);
  return names.length > 0 ? names : Object.keys(scenarios);
}

/** Makes the place of a scenario, or says what the machine lacks for it. */
function placeFor(on: Scenario['on'][number], places: Places): { open: () => Promise<Place> } | { lacks: string } {
  if (on === 'embedded') return { open: places.embedded };
  if (!places.postgres) return { lacks: 'no PostgreSQL: install one, or name one in TEST_DATABASE_URL' };
  if (on === 'cluster' && !places.breakable) return { lacks: 'PostgreSQL’s own programs (initdb, pg_ctl) are not installed' };
  return { open: places.postgres };
}

async function runOn({ limit, run }: Scenario, open: () => Promise<Place>): Promise<Finding[]> {
  const place = await open();
  const ended = new AbortController();
  const overdue = delay(limit * 1000, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`not finished within ${limit} s`);
  });
  overdue.catch(() => undefined);
  try {
    return await Promise.race([run(place), overdue]);
  } finally {
    ended.abort();
    await place.remove();
  }
}

const progress = createProgress();

async function outcomeOf(name: string, on: Scenario['on'][number], places: Places): Promise<Outcome> {
  const scenario = scenarios[name]!;
  const database = on === 'embedded' ? 'embedded' : 'PostgreSQL';
  const found = placeFor(on, places);
  if ('lacks' in found) return { scenario: name, database, seconds: 0, findings: [], remark: found.lacks, leftOut: true };
  const began = performance.now();
  const outcome = { scenario: name, database };
  const seconds = () => (performance.now() - began) / 1000;
  try {
    const findings = await progress.step(`${scenario.title} (${database})`, () => runOn(scenario, found.open));
    return { ...outcome, seconds: seconds(), findings };
  } catch (error) {
    return { ...outcome, seconds: seconds(), findings: [], remark: error instanceof Error ? error.message : String(error) };
  }
}

try {
  const names = chosen(process.argv.slice(2));
  const places = await findPlaces();
  const outcomes: Outcome[] = [];
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void places.remove().finally(() => process.exit(1)));
  }
  try {
    for (const name of names) {
      for (const on of scenarios[name]!.on) outcomes.push(await outcomeOf(name, on, places));
    }
  } finally {
    await places.remove();
  }
  console.log(`\n${table(outcomes)}`);
  process.exit(allHeld(outcomes) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
