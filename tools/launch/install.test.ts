import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isInstalled, lockHash, markInstalled } from './install.mjs';
import { temporaryFolder, writeIn } from './temporary.ts';

const clone = () => temporaryFolder({ 'package-lock.json': '{"lockfileVersion":3}' });

test('a fresh clone has nothing installed', () => {
  expect(isInstalled(clone())).toBe(false);
});

test('packages of the present lockfile are installed', () => {
  const root = clone();
  writeIn(root, 'node_modules/react/index.js', '');
  markInstalled(root);
  expect(isInstalled(root)).toBe(true);
});

test('a changed lockfile asks for another install', () => {
  const root = clone();
  writeIn(root, 'node_modules/react/index.js', '');
  markInstalled(root);
  writeIn(root, 'package-lock.json', '{"lockfileVersion":3,"packages":{}}');
  expect(isInstalled(root)).toBe(false);
});

test('an install that was interrupted is repeated', () => {
  const root = clone();
  writeIn(root, 'node_modules/react/index.js', '');
  markInstalled(root);
  // npm ci begins by removing the folder, the marker with it
  rmSync(join(root, 'node_modules'), { recursive: true });
  writeIn(root, 'node_modules/react/index.js', '');
  expect(isInstalled(root)).toBe(false);
});

test('the marker never makes a folder of its own', () => {
  const root = clone();
  markInstalled(root);
  expect(existsSync(join(root, 'node_modules'))).toBe(false);
});

test('the fingerprint is a SHA-256', () => {
  expect(lockHash('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});
