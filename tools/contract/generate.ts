// `npm run generate`: makes the bundle and the types from `openapi/`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeArtifacts, stale } from './artifacts.ts';

const artifacts = await makeArtifacts();
for (const path of stale(artifacts)) {
  writeFileSync(join(import.meta.dirname, '..', '..', path), artifacts[path]!);
  console.log(`wrote ${path}`);
}
