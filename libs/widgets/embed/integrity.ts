// Last step of the build: what a page needs that checks what it loads. `v1/foyer-HASH.js` is the script under an address whose content never changes;
// `v1/integrity.json` has its digest and those of every file that it may load.
import { createHash } from 'node:crypto';
import { copyFileSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const digest = (file: string, algorithm: string) => createHash(algorithm).update(readFileSync(join(dist, file)));
const integrityOf = (file: string) => `sha384-${digest(file, 'sha384').digest('base64')}`;

const script = `v1/foyer-${digest('v1/foyer.js', 'sha256').digest('base64url').slice(0, 8)}.js`;
copyFileSync(join(dist, 'v1/foyer.js'), join(dist, script));
const files = globSync('assets/*.js', { cwd: dist })
  .map((file) => file.replaceAll('\\', '/'))
  .sort();
const integrity = Object.fromEntries(files.map((file) => [file, integrityOf(file)]));
writeFileSync(join(dist, 'v1/integrity.json'), JSON.stringify({ script, integrity: integrityOf(script), files: integrity }));
