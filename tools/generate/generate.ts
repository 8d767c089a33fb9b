// `npm run generate KIND …`: writes what the house's patterns and the contract prescribe, so that no one copies a neighbour.
import { FsTree, flushChanges, printChanges } from 'nx/src/generators/tree.js';
import { parseArgs } from 'node:util';
import { writeContract } from '../contract/generate.ts';
import { root } from '../test/commands.ts';
import { kinds } from './kinds.ts';
import { namesOf } from './names.ts';

const usage = `npm run generate contract                      bundle and types from openapi/
npm run generate module NAME                   a dashboard module: library, contract, server, samples
npm run generate component NAME [GROUP]        a component of libs/ui; GROUP as in Storybook, Display unless given
npm run generate widget NAME                   a widget: React component and custom element

Add -- --dry-run to see what would be written.`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { 'dry-run': { type: 'boolean', default: false }, link: { type: 'boolean', default: true } },
  allowNegative: true,
});
const [kind = '', name = '', detail] = positionals;

async function generate(): Promise<void> {
  if (kind === 'contract') return writeContract();
  const chosen = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : undefined;
  if (!chosen || !name) throw new Error(usage);
  const names = namesOf(name);
  const tree = new FsTree(root, false);
  const folder = chosen.folder(names);
  if (tree.exists(folder)) throw new Error(`${folder} is there already.`);
  chosen.write(tree, names, detail);
  const changes = tree.listChanges();
  printChanges(changes);
  if (values['dry-run']) return;
  flushChanges(root, changes);
  await chosen.finish(
    folder,
    changes.map(({ path }) => path),
    values.link,
  );
  console.log(`\nNext: ${chosen.next(names)}`);
}

try {
  await generate();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
