import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Everything the portal is built from. */
const inputs = ['apps/portal', 'libs', 'openapi', 'tools/vite', 'package-lock.json', 'tsconfig.json'];
/** Outputs, and files that no build reads. */
const ignored = /^(?:dist|node_modules|e2e|testing|\..*)$|\.(?:test|stories)\.tsx?$|\.md$/;
/** What a finished build has left. */
const outputs = ['apps/portal/dist/client/.vite/manifest.json', 'apps/portal/dist/server', 'libs/widgets/embed/dist/v1/foyer.js'];
const stampFile = join('.foyer', 'build.json');

/** A fingerprint of the build's inputs by name, size and time of change, without reading them: a few milliseconds.
 * @param {string} root
 * @param {readonly string[]} [paths] */
export function buildStamp(root, paths = inputs) {
  const hash = createHash('sha256');
  for (const path of paths) walk(root, path, (line) => hash.update(line));
  return hash.digest('hex');
}

/**
 * @param {string} root
 * @param {string} path
 * @param {(line: string) => void} add */
function walk(root, path, add) {
  const info = statSync(join(root, path), { throwIfNoEntry: false });
  if (!info) return;
  if (!info.isDirectory()) return add(`${path}\0${info.size}\0${info.mtimeMs}\n`);
  const names = readdirSync(join(root, path)).filter((name) => !ignored.test(name));
  for (const name of names.sort()) walk(root, `${path}/${name}`, add);
}

/** Answers whether the build on disk was made from the present inputs.
 * @param {string} root */
export function isBuilt(root) {
  const file = join(root, stampFile);
  if (!existsSync(file) || outputs.some((output) => !existsSync(join(root, output)))) return false;
  return JSON.parse(readFileSync(file, 'utf8')).stamp === buildStamp(root);
}

/** Notes what the build on disk was made from.
 * @param {string} root
 * @param {string} stamp taken before the build, so that a change during it is not missed */
export function markBuilt(root, stamp) {
  mkdirSync(dirname(join(root, stampFile)), { recursive: true });
  writeFileSync(join(root, stampFile), `${JSON.stringify({ stamp })}\n`);
}
