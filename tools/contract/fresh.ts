// Fails where a generated file is not what the contract makes.
import { makeArtifacts, stale } from './artifacts.ts';

const old = stale(await makeArtifacts());
for (const path of old) console.error(`${path} is stale: run npm run generate contract`);
process.exitCode = old.length > 0 ? 1 : 0;
