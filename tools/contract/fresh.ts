// Fails where a generated file is not what it is made from.
import { makeArtifacts, stale } from './artifacts.ts';
import { makeModuleLists } from './module-lists.ts';

const old = stale({ ...makeModuleLists(), ...(await makeArtifacts()) });
for (const path of old) console.error(`${path} is stale: run npm run generate contract`);
process.exitCode = old.length > 0 ? 1 : 0;
