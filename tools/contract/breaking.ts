// Fails where the contract breaks clients of the last released one (openapi/baseline.json).
import { join } from 'node:path';
import { findBreakingChanges } from './breaking-changes.ts';

const root = join(import.meta.dirname, '..', '..');
const changes = await findBreakingChanges(join(root, 'openapi/baseline.json'), join(root, 'libs/api/openapi.gen.json'));
for (const change of changes) console.error(`Breaking: ${change}`);
if (changes.length > 0) {
  console.error(
    'Clients of the last release would fail. Add beside the old instead; with a new major version, copy libs/api/openapi.gen.json to openapi/baseline.json.',
  );
}
process.exitCode = changes.length > 0 ? 1 : 0;
