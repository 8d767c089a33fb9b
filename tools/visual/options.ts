import { parseArgs } from 'node:util';

/** What `npm run visual` is asked. */
export interface Options {
  /** Compare with this commit, branch or tag. */
  base?: string;
  /** Only stories with this in their id or title. */
  only?: string;
  /** Take the pictures of the base again. */
  update: boolean;
  help: boolean;
}

export const help = `npm run visual -- [options]

  --base REF      compare with this commit, branch or tag (where this branch left main; on main the last commit)
  --only PATTERN  only stories with this in their id or title, * for anything between
  --update        take the pictures of the base again, though they are kept
  --help          this

Ends with 0 where all pictures are the same, with 1 where there is something to look at, with 2 where it could not be done.`;

/** Reads the arguments; throws on what it does not know. */
export function readOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      only: { type: 'string' },
      update: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  return values;
}
