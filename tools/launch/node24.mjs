import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';

/** The Node that runs the server and the tools: the bundled one, or on platforms without one the machine's own. The real
 * binary and not its link or shim, so that signals reach it.
 * @param {string} root */
export function node24(root) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const binary = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(binary) ? realpathSync(binary) : process.execPath;
}
