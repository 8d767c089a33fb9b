import { spawn } from 'node:child_process';

/** @typedef {import('node:child_process').SpawnOptions} SpawnOptions */

/** A command that failed, with what it had printed. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {number | null} code
   * @param {string} output */
  constructor(command, code, output) {
    super(`${command} ${code === null ? 'was stopped' : `failed with exit code ${code}`}`);
    this.code = code;
    this.output = output;
  }
}

/** The npm that runs this script, with the Node it came with: the bundled Node is replaced by the install itself.
 * @param {string[]} args
 * @returns {[string, string[]]} */
export function npmCommand(args) {
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  return npm && node && /npm-cli\.[cm]?js$/.test(npm) ? [node, [npm, ...args]] : ['npm', args];
}

/** Runs a command without showing its output; throws `CommandFailed` with the output where it fails.
 * @param {string} command
 * @param {string[]} args
 * @param {SpawnOptions} [options]
 * @returns {Promise<string>} What it printed on both streams. */
export function capture(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const shell = process.platform === 'win32' && command === 'npm';
    const child = spawn(command, args, { ...options, shell, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (/** @type {Buffer} */ chunk) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve(output) : reject(new CommandFailed([command, ...args].join(' '), code, output))));
  });
}
