import { setTimeout as delay } from 'node:timers/promises';
import type { Finding } from '../finding.ts';
import type { Place } from '../places.ts';
import { recovery, type Scenario, within } from '../scenario.ts';
import { readiness, until } from '../until.ts';
import { startWriters } from '../writers.ts';

const writers = 10;
const goneMs = 12_000;

async function runAround(place: Place, takeAway: () => Promise<void>, giveBack: () => Promise<void>): Promise<Finding[]> {
  const server = await place.start();
  try {
    const writing = await startWriters(server.url, place.people.slice(0, writers));
    await until('Comments are written', 60, () => writing.acknowledged() >= writers);
    await takeAway();
    const unready = await until('/ready says 503', 60, async () => (await readiness(server.url)) === 503);
    const atFirst = writing.acknowledged();
    await delay(goneMs);
    const meanwhile = writing.acknowledged() - atFirst;
    await giveBack();
    const ready = await until('/ready says 200', 120, async () => (await readiness(server.url)) === 200);
    const before = writing.acknowledged();
    await until('Comments are written again', 60, () => writing.acknowledged() - before >= writers);
    return [
      within('/ready says 503', unready, 5),
      { expected: 'nothing acknowledged meanwhile', seen: String(meanwhile), held: meanwhile === 0 },
      within('ready after its return', ready, recovery),
      ...(await writing.verify()),
    ];
  } finally {
    await giveBack().catch(() => undefined);
    await server.stop();
  }
}

/** PostgreSQL is paused and answers nothing. */
export const pause: Scenario = {
  title: 'PostgreSQL paused (SIGSTOP)',
  on: ['cluster'],
  limit: 600,
  run: (place) => runAround(place, place.cluster!.pause, place.cluster!.resume),
};

/** PostgreSQL ends without a word and comes back. */
export const stop: Scenario = {
  title: 'PostgreSQL stopped as by a crash',
  on: ['cluster'],
  limit: 600,
  run: (place) => runAround(place, place.cluster!.crash, place.cluster!.start),
};
