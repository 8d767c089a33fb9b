// The contract fuzz for longer than `npm test` has time for: rounds of calls, each with a seed of its own, on a fresh copy of the fixture.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { runFuzz } from './rounds.ts';

const usage = `npm run fuzz -- [--minutes 60] [--seed N] [--database embedded|postgres]
npm run fuzz -- --seed N --operation ID [--path "3:1:0"]   one operation, one call of it`;

function read(): Parameters<typeof runFuzz>[0] {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string', default: '60' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      operation: { type: 'string' },
      path: { type: 'string' },
      database: { type: 'string', default: 'embedded' },
    },
  });
  const { minutes, seed, operation, path, database } = values;
  if (!(Number(minutes) > 0) || !Number.isSafeInteger(Number(seed)) || !['embedded', 'postgres'].includes(database)) throw new Error(usage);
  if (path && !operation) throw new Error(usage);
  return { minutes: Number(minutes), seed: Number(seed), operation, path, database };
}

try {
  process.exitCode = await runFuzz(read());
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
}
