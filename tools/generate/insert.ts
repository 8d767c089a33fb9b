import type { Tree } from '@nx/devkit';

/** Which side of the anchor the text goes to. */
type Side = 'before' | 'after';

/**
 * Puts text beside the last match of an anchor in a file that lists things. Throws where the anchor is gone, so that a change of the
 * file's form is noticed here and not by a list that lacks an entry.
 */
export function insert(tree: Tree, path: string, side: Side, anchor: RegExp, text: string): void {
  const content = tree.read(path, 'utf8');
  if (content === null) throw new Error(`${path} is missing.`);
  const match = [...content.matchAll(new RegExp(anchor.source, `${anchor.flags.replace('g', '')}g`))].at(-1);
  if (!match) throw new Error(`${path} no longer holds ${anchor}: adapt the generator (tools/generate).`);
  const at = side === 'before' ? match.index : match.index + match[0].length;
  tree.write(path, content.slice(0, at) + text + content.slice(at));
}
