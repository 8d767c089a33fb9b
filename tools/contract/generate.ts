import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeArtifacts, stale } from './artifacts.ts';

/** `npm run generate contract`: makes the bundle and the types from `openapi/`. */
export async function writeContract(): Promise<void> {
  const artifacts = await makeArtifacts();
  for (const path of stale(artifacts)) {
    writeFileSync(join(import.meta.dirname, '..', '..', path), artifacts[path]!);
    console.log(`wrote ${path}`);
  }
}
