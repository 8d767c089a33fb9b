import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture, npmCommand } from './commands.mjs';

const marker = join('node_modules', '.foyer-lock');

/** The fingerprint of a lockfile's text.
 * @param {string | Buffer} lockfile */
export const lockHash = (lockfile) => createHash('sha256').update(lockfile).digest('hex');

/** Answers whether the packages on disk are those of the lockfile. An install that was interrupted left no marker and counts as missing.
 * @param {string} root */
export function isInstalled(root) {
  const file = join(root, marker);
  return existsSync(file) && readFileSync(file, 'utf8').trim() === lockHash(readFileSync(join(root, 'package-lock.json')));
}

/** Notes which lockfile the packages on disk come from. npm calls this after every change it made (the `dependencies` script).
 * @param {string} root */
export function markInstalled(root) {
  if (existsSync(join(root, 'node_modules'))) {
    writeFileSync(join(root, marker), `${lockHash(readFileSync(join(root, 'package-lock.json')))}\n`);
  }
}

/** Installs the packages of the lockfile where they are missing or come from another one.
 * @param {string} root
 * @param {import('./progress.mjs').Progress} progress */
export async function ensureInstalled(root, progress) {
  if (isInstalled(root)) return;
  const again = existsSync(join(root, 'node_modules'));
  await progress.step(again ? 'Updating packages' : 'Installing packages', async () => {
    const [command, args] = npmCommand(['ci', '--loglevel=error', '--no-audit', '--no-fund']);
    await capture(command, args, { cwd: root });
    markInstalled(root);
  });
}
