// The packages as other projects get them: packed, installed from their tarballs, compiled, imported on a server and built into the examples, which the
// end-to-end tests open (`.foyer/examples`).
import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { capture, npmCommand } from '../launch/commands.mjs';
import { root } from '../test/commands.ts';
import { packages } from './packages.ts';

const tarballs = join(root, '.foyer', 'packages');
const folderOf = (example: string) => join(root, '.foyer', 'examples', example);
type Groups = Record<string, Record<string, string>>;
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Groups;

async function step(title: string, cwd: string, [command, args]: [string, string[]]): Promise<void> {
  const begin = performance.now();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  await capture(command, args, { cwd, env }).catch((error: Error & { output?: string }) => {
    throw new Error(`✗ ${title}\n${error.output ?? ''}`, { cause: error });
  });
  console.log(`✓ ${title}, ${((performance.now() - begin) / 1000).toFixed(0)} s`);
}

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

/** Installs an example with the tarballs, and all else in the versions that the project itself has, where it has one. */
async function install(example: string): Promise<string> {
  const folder = folderOf(example);
  cpSync(join(root, 'examples', example), folder, { recursive: true, filter: (file) => !/\/(node_modules|dist)(\/|$)/.test(file) });
  const files = globSync('*.tgz', { cwd: tarballs }).map((file) => join(tarballs, file));
  const { devDependencies, dependencies } = readJson(join(root, 'package.json'));
  const versions = { ...dependencies, ...devDependencies };
  const manifest = readJson(join(folder, 'package.json'));
  for (const group of [manifest['dependencies']!, manifest['devDependencies']!]) {
    for (const [name, range] of Object.entries(group)) {
      group[name] = files.find((file) => file.includes(name.replace('@', '').replace('/', '-'))) ?? versions[name] ?? range;
    }
  }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  // The end-to-end tests put their portal and website there.
  cpSync(join(folder, 'env.example'), join(folder, '.env'));
  const args = ['install', '--no-audit', '--no-fund', '--prefer-offline', '--no-package-lock', '--loglevel=error'];
  await step(`${example}: installed`, folder, npmCommand(args));
  return folder;
}

rmSync(join(root, '.foyer', 'examples'), { recursive: true, force: true });
rmSync(tarballs, { recursive: true, force: true });
await step('packed', root, [process.execPath, [join(root, 'tools/pack/pack.ts'), '--to', tarballs]]);
await lint();

const vite = await install('vite-react');
const onServer = readFileSync(join(root, 'examples/consumer/on-a-server.mjs'), 'utf8');
await step('imported on a server', vite, [process.execPath, ['--input-type=module', '--eval', onServer]]);
cpSync(join(root, 'examples/consumer/types.tsx'), join(vite, 'src/types.tsx'));
await step('vite-react: compiled and built', vite, npmCommand(['run', 'build']));

const next = await install('next');
await step('next: compiled, rendered and built', next, npmCommand(['run', 'build']));
renameSync(join(next, 'out'), join(next, 'dist'));
