import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DataFolderError, prepareDataFolder } from './data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'foyer-data-'));
afterAll(() => rmSync(folder, { recursive: true }));

function refusal(path: string): string {
  try {
    prepareDataFolder(path);
  } catch (error) {
    expect(error).toBeInstanceOf(DataFolderError);
    return (error as Error).message;
  }
  return 'not refused';
}

it('makes the data folder, whatever is missing above it, for its owner alone', () => {
  const path = join(folder, 'a/b/c');
  prepareDataFolder(path);
  prepareDataFolder(path);
  expect(existsSync(join(path, 'media'))).toBe(true);
  expect(statSync(path).mode & 0o777).toBe(0o700);
});

it('refuses a file in its place, a file above it and a link that leads nowhere, in one line', () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  symlinkSync(join(folder, 'nowhere'), join(folder, 'link'));
  expect(refusal(file)).toBe(`The data folder ${file} cannot be written (it is a file, EEXIST). Name another one with FOYER_DATA_DIR.`);
  expect(refusal(join(file, 'below'))).toContain('(a part of the path is a file, ENOTDIR)');
  expect(refusal(join(folder, 'link'))).toContain('cannot be written');
});

// Node's own way to make a folder with those above it never comes back from there.
it.runIf(existsSync('/proc/self'))('refuses a place where the file system takes no folders', () => {
  expect(refusal('/proc/foyer/data')).toMatch(
    /^The data folder \/proc\/foyer\/data cannot be written \(.+\)\. Name another one with FOYER_DATA_DIR\.$/,
  );
});
