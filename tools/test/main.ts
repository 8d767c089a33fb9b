// The stages of `npm test`; tools/test.mjs has installed what they need.
import { keepTemporaryFilesInMemory } from './memory.ts';
import { report } from './report.ts';
import { choose } from './runner.ts';
import { phases } from './stages.ts';

keepTemporaryFilesInMemory();
await report(() => choose(phases, process.argv.slice(2)));
