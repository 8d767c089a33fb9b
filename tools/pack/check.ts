// The packages as other projects get them: packed, installed from their tarballs, compiled, imported on a server and built into the example, which the
// end-to-end tests open (`.foyer/examples`).
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { capture, npmCommand } from '../launch/commands.mjs';
import { root } from '../test/commands.ts';
import { packages } from './packages.ts';

const folder = join(root, '.foyer', 'examples', 'vite-react');
const tarballs = join(root, '.foyer', 'packages');

async function step(title: string, command: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const begin = performance.now();
  await capture(command, args, { cwd: folder, env: { ...process.env, ...env } }).catch((error: Error & { output?: string }) => {
    throw new Error(`✗ ${title}\n${error.output ?? ''}`, { cause: error });
  });
  console.log(`✓ ${title}, ${((performance.now() - begin) / 1000).toFixed(0)} s`);
}
const run = (title: string, script: string, ...args: string[]) => step(title, process.execPath, [script, ...args]);
const npm = (title: string, args: string[]) => step(title, ...npmCommand(args));

/** What bundlers and runtimes would stumble over. */
async function lint(): Promise<void> {
  for (const one of packages) {
    const pkgDir = join(root, one.folder, 'dist', 'package');
    const { messages, pkg } = await publint({ pkgDir, pack: false, strict: true });
    const wrong = messages.filter(({ type }) => type !== 'suggestion').map((message) => formatMessage(message, pkg));
    if (wrong.length > 0) throw new Error(`✗ ${one.name}\n${wrong.join('\n')}`);
  }
  console.log('✓ their manifests');
}

rmSync(folder, { recursive: true, force: true });
rmSync(tarballs, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
cpSync(join(root, 'examples', 'vite-react'), folder, { recursive: true, filter: (file) => !/\/(node_modules|dist)(\/|$)/.test(file) });
await run('packed', join(root, 'tools/pack/pack.ts'), '--to', tarballs);
await lint();
const files = globSync('*.tgz', { cwd: tarballs }).map((file) => join(tarballs, file));
// In the versions that the project itself has: its lockfile says what a new machine gets.
const { devDependencies, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>;
const versions: Record<string, string> = { ...dependencies, ...devDependencies };
const example = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
for (const group of [example['dependencies']!, example['devDependencies']!])
  for (const name of Object.keys(group))
    group[name] = files.find((file) => file.includes(name.replace('@', '').replace('/', '-'))) ?? versions[name]!;
writeFileSync(join(folder, 'package.json'), JSON.stringify(example));
// The end-to-end tests put theirs here.
writeFileSync(join(folder, '.env'), 'VITE_FOYER_SERVER=https://portal.invalid/api/v2\nVITE_FOYER_SITE=the-site-of-the-test\n');
await npm('installed', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock', '--loglevel=error']);
await run('imported on a server', '--input-type=module', '--eval', readFileSync(join(root, 'examples/consumer/on-a-server.mjs'), 'utf8'));
cpSync(join(root, 'examples/consumer/types.tsx'), join(folder, 'src/types.tsx'));
await npm('compiled and built', ['run', 'build']);
