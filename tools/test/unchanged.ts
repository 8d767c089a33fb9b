import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './commands.ts';
import type { Outcome, Stage } from './stage.ts';

/** When a stage was green last, and on what. */
interface Green {
  hash: string;
  passed: number;
  at: string;
}

/** Where it is noted, and how the tree's files are listed; replaced in tests. */
export interface Tree {
  file: string;
  /** Tracked and untracked files by their paths, without those that git ignores, each with a hash of its content. */
  files(): Promise<ReadonlyMap<string, string>>;
}

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

async function hashedFiles(): Promise<Map<string, string>> {
  const { code, output } = await run('git', ['ls-files', '-co', '--exclude-standard', '-z']);
  if (code !== 0) throw new Error(output);
  const paths = [...new Set(output.split('\0'))].filter(
    (path) => path !== '' && statSync(join(root, path), { throwIfNoEntry: false })?.isFile(),
  );
  return new Map(paths.sort().map((path) => [path, hashOf(readFileSync(join(root, path)))]));
}

const checkout: Tree = { file: join(root, '.foyer', 'green.json'), files: hashedFiles };

/** What decides how a stage ends: the files it may read, this Node and this machine's database and browser. The lockfile is one of the files. */
async function fingerprint({ ignores = [] }: Stage, { files }: Tree): Promise<string> {
  const read = [...(await files())].filter(([path]) => !ignores.some((pattern) => pattern.test(path)));
  const around = [process.version, process.platform, process.arch, process.env['TEST_DATABASE_URL'], process.env['FOYER_CHROMIUM']];
  return hashOf(JSON.stringify([around, read]));
}

const readGreen = ({ file }: Tree): Record<string, Green> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Green>) : {};

function keepGreen(tree: Tree, id: string, green: Green): void {
  mkdirSync(dirname(tree.file), { recursive: true });
  writeFileSync(tree.file, `${JSON.stringify({ ...readGreen(tree), [id]: green }, null, 2)}\n`);
}

/** A stage that is not run where nothing it reads has changed since it was green; one that does not say what it ignores always runs. */
export function unlessUnchanged(stage: Stage, tree: Tree = checkout): Stage {
  if (!stage.ignores) return stage;
  const run = async (): Promise<Outcome> => {
    const hash = await fingerprint(stage, tree);
    const green = readGreen(tree)[stage.id];
    if (green?.hash === hash) {
      return { passed: 0, failed: 0, skipped: true, unchanged: true, note: `unchanged since ${green.passed} passed, ${green.at}` };
    }
    const outcome = await stage.run();
    const isGreen = outcome.passed > 0 && outcome.failed === 0 && !outcome.flaky?.length && !outcome.skipped;
    // What was edited meanwhile may have been read or not.
    if (isGreen && (await fingerprint(stage, tree)) === hash) {
      keepGreen(tree, stage.id, { hash, passed: outcome.passed, at: new Date().toISOString().slice(0, 16).replace('T', ' ') });
    }
    return outcome;
  };
  return { ...stage, run };
}
