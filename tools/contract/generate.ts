import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Artifacts, makeArtifacts, stale } from './artifacts.ts';
import { makeModuleLists } from './module-lists.ts';

function write(artifacts: Artifacts): void {
  for (const path of stale(artifacts)) {
    writeFileSync(join(import.meta.dirname, '..', '..', path), artifacts[path]!);
    console.log(`wrote ${path}`);
  }
}

/** `npm run generate contract`: makes the lists of module types, and the bundle and the types from `openapi/`. */
export async function writeContract(): Promise<void> {
  // One of the lists is a part of the contract.
  write(makeModuleLists());
  write(await makeArtifacts());
}
