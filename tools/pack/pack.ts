// `npm run packages`: the libraries that other projects install, built as npm packages into `dist/packages`. The widgets take the parts that
// `npm run build` has made.
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { capture, npmCommand } from '../launch/commands.mjs';
import { root } from '../test/commands.ts';
import { customElements } from './custom-elements.ts';
import { writeDeclarations } from './declarations.ts';
import { manifestOf } from './manifest-of-package.ts';
import { type NpmPackage, packages } from './packages.ts';

const { values } = parseArgs({ options: { to: { type: 'string', default: join(root, 'dist', 'packages') } } });
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> };

/** The public variables that a page may set on a widget. */
async function publicVariables() {
  // By its address: the tools belong to no package and may import none.
  const { defaultTheme, variables } = (await import(
    join(root, 'libs/theme/src/index.ts')
  )) as typeof import('../../libs/theme/src/index.ts');
  const all = [...variables(defaultTheme.color.light, ['color']), ...variables(defaultTheme.scales)];
  return [
    { name: '--foyer-unit', description: 'What all sizes are made of.', default: '16px' },
    ...all.map(([name, value]) => ({ name, default: value })),
  ];
}

/** What belongs to the widgets alone: their parts, fonts, and the manifest of their elements. */
async function addElements(library: string, folder: string): Promise<string[]> {
  const parts = join(library, 'dist', 'assets');
  cpSync(parts, join(folder, 'assets'), { recursive: true, filter: (file) => !file.endsWith('.br') });
  const sources = globSync('src/package/*.ts', { cwd: library }).map((file) => readFileSync(join(library, file), 'utf8'));
  const elements = [
    { tag: 'foyer-chat', attributes: 'FoyerChatAttributes' },
    { tag: 'foyer-occasions', attributes: 'FoyerOccasionsAttributes' },
    { tag: 'foyer-shop', attributes: 'FoyerShopAttributes' },
  ];
  writeFileSync(join(folder, 'custom-elements.json'), json(customElements(sources, elements, await publicVariables())));
  return ['custom-elements.json'];
}

async function addContract(library: string, folder: string): Promise<string[]> {
  cpSync(join(library, 'openapi.gen.json'), join(folder, 'openapi.json'));
  return ['openapi.json'];
}

const additions: Record<string, (library: string, folder: string) => Promise<string[]>> = {
  '@foyer/widgets': addElements,
  '@foyer/api': addContract,
  '@foyer/ui': async () => ['style.css'],
};

/** Builds one package and leaves its tarball in `to`. */
async function pack(one: NpmPackage, to: string): Promise<void> {
  const library = join(root, one.folder);
  const folder = join(library, 'dist', 'package');
  rmSync(folder, { recursive: true, force: true });
  await build({ configFile: join(library, 'package.config.ts'), logLevel: 'warn' });
  const doors = Object.fromEntries(Object.entries(one.doors).map(([door, source]) => [door, join(library, source)]));
  await writeDeclarations(doors, join(root, 'tsconfig.json'), folder);
  const extra = await additions[one.name]!(library, folder);
  writeFileSync(join(folder, 'package.json'), json(manifestOf(one, folder, dependencies, extra)));
  cpSync(join(library, 'PACKAGE.md'), join(folder, 'README.md'));
  const [command, args] = npmCommand(['pack', folder, '--pack-destination', to, '--silent']);
  console.log(`✓ ${one.name}: ${(await capture(command, args, { cwd: root })).trim()}`);
}

mkdirSync(values.to, { recursive: true });
for (const one of packages) await pack(one, values.to);
