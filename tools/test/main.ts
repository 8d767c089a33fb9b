// The stages of `npm test`; tools/test.mjs has installed what they need. `npm test -- lint e2e` runs some, `--force` also those that nothing has
// changed for, `--shard=1/3` a third of the end-to-end tests.
import { parseArgs } from 'node:util';
import { keepTemporaryFilesInMemory } from './memory.ts';
import { report } from './report.ts';
import { choose } from './runner.ts';
import { phases } from './stages.ts';
import { unlessUnchanged } from './unchanged.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { force: { type: 'boolean' }, shard: { type: 'string' } },
});
if (values.shard) process.env['FOYER_SHARD'] = values.shard;
// Part of a stage says nothing about the whole, and CI proves everything.
const runsAll = values.force || values.shard || process.env['CI'];

keepTemporaryFilesInMemory();
await report(() => choose(phases, positionals).map((phase) => (runsAll ? phase : phase.map((stage) => unlessUnchanged(stage)))));
