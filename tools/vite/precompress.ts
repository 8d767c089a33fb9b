import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** Smaller files gain nothing. */
const worthwhile = 512;

// Writes a `.br` beside every text file of a build, at the highest level, so that the server never compresses a file twice.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: precompress.ts FOLDER');
for (const name of globSync('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
  const file = join(folder, name);
  const size = statSync(file).size;
  if (name.startsWith('.vite') || size < worthwhile) continue;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: size };
  writeFileSync(`${file}.br`, brotliCompressSync(readFileSync(file), { params }));
}
