import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../launch/commands.mjs';
import type { Catalog } from './catalog.ts';
import { root } from './packages.ts';

/** As in tools/vite/base.ts: with another pattern the build would look for other ids. */
const idPattern = '[sha512:contenthash:base64:6]';

/** The messages in a package's code, by the ids that the build gives them. Not flattened, because the build does not either. */
export async function extractMessages(folder: string): Promise<Catalog> {
  const temporary = mkdtempSync(join(tmpdir(), 'foyer-messages-'));
  const out = join(temporary, 'messages.json');
  try {
    const cli = join(root, 'node_modules/@formatjs/cli/bin/formatjs');
    const ignored = ['--ignore', '**/*.d.ts', '**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/*.css.ts'];
    const options = ['--id-interpolation-pattern', idPattern, '--throws', '--out-file', out];
    await capture(process.execPath, [cli, 'extract', `${folder}/src/**/*.{ts,tsx}`, ...ignored, ...options], { cwd: root });
    return JSON.parse(readFileSync(out, 'utf8')) as Catalog;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}
