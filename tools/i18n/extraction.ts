import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Catalog } from './catalog.ts';
import { root } from './packages.ts';

/** As in tools/vite/base.ts: with another pattern the build would look for other ids. */
const idPattern = '[sha512:contenthash:base64:6]';

/** The messages in a package's code. */
export const extractMessages = (folder: string): Promise<Catalog> => extractFrom([`${folder}/src/**/*.{ts,tsx}`]);

/** The messages in files, by the ids that the build gives them. Not flattened, because the build does not either. */
export async function extractFrom(files: readonly string[]): Promise<Catalog> {
  const temporary = mkdtempSync(join(tmpdir(), 'foyer-messages-'));
  const out = join(temporary, 'messages.json');
  try {
    const cli = join(root, 'node_modules/@formatjs/cli/bin/formatjs');
    const ignored = ['--ignore', '**/*.d.ts', '**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.css.ts'];
    const options = ['--id-interpolation-pattern', idPattern, '--throws', '--out-file', out];
    await promisify(execFile)(process.execPath, [cli, 'extract', ...files, ...ignored, ...options], { cwd: root });
    return JSON.parse(readFileSync(out, 'utf8')) as Catalog;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
