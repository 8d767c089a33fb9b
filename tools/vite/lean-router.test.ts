import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { build } from 'vite';
import { leanRouter, replacementOf } from './lean-router.ts';

// Inside the project, so that packages are found.
const dir = mkdtempSync(join(import.meta.dirname, '.lean-router-'));
// Builds take the packages' files for production.
beforeAll(() => void vi.stubEnv('NODE_ENV', 'production'));
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(dir, { recursive: true });
});

/** Bundles a script as the portal is. */
async function bundle(code: string): Promise<string> {
  const input = join(dir, 'entry.js');
  writeFileSync(input, code);
  const built = await build({
    configFile: false,
    root: dir,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [leanRouter()],
    build: { write: false, minify: false, rolldownOptions: { input } },
  });
  return [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n');
}

it('fits the react-router that is installed', async () => {
  const code = await bundle("export { createBrowserRouter, Link, RouterProvider } from 'react-router'; globalThis.kept = 1;");
  expect(code).not.toContain('IntersectionObserver');
});

it('refuses a file that has changed since the replacement was written', () => {
  expect(() => replacementOf('lib/router/instrumentation.js', 'export const other = 1;')).toThrow(
    /instrumentation\.js has changed \(SHA-256 \w{64}\)/,
  );
});

it('refuses a build in which a file is not met any more', async () => {
  await expect(bundle('export const nothing = 1;')).rejects.toThrow(/no longer has or imports lib\/router\/instrumentation\.js/);
});
