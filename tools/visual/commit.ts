import { run } from '../test/commands.ts';

async function git(...args: string[]): Promise<string> {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.trim();
}

/** A commit, for people and as a name of folders. */
export interface Commit {
  hash: string;
  /** Its first line. */
  subject: string;
}

/** The commit that something names. */
async function commitOf(name: string): Promise<Commit> {
  const hash = await git('rev-parse', '--verify', `${name}^{commit}`);
  return { hash, subject: await git('log', '-1', '--format=%s', hash) };
}

/** Whether everything is committed. */
export const isClean = async () => (await git('status', '--porcelain')) === '';

/** The last commit. */
export const head = () => commitOf('HEAD');

/**
 * What the stories are compared with: the commit that was named, else where this branch left main. On main itself it is the last commit,
 * or, where everything is committed, the one before.
 */
export async function findBase(named?: string): Promise<Commit> {
  if (named) return commitOf(named);
  const last = await git('rev-parse', 'HEAD');
  const left = await git('merge-base', 'main', 'HEAD');
  if (left !== last) return commitOf(left);
  return commitOf((await isClean()) ? 'HEAD~1' : 'HEAD');
}

/** Lays the files of a commit into a folder while `work` runs. */
export async function withWorktree<T>({ hash }: Commit, folder: string, work: () => Promise<T>): Promise<T> {
  const remove = () => run('git', ['worktree', 'remove', '--force', folder]);
  await remove();
  await git('worktree', 'prune');
  await git('worktree', 'add', '--detach', '--quiet', folder, hash);
  try {
    return await work();
  } finally {
    await remove();
  }
}
