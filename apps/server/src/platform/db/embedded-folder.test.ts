import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartError } from '../start-error.ts';
import { isToBeMade, makeDatabase } from './embedded-folder.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'foyer-folder-'));
  folder = join(parent, 'db');
});
afterEach(() => rmSync(parent, { recursive: true }));

function write(...names: string[]): void {
  for (const name of names) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), '');
  }
}

describe('the folder of the embedded database', () => {
  it('gets a database where it is missing or empty', () => {
    expect(isToBeMade(folder)).toBe(true);
    mkdirSync(folder);
    expect(isToBeMade(folder)).toBe(true);
  });

  it('is taken as it is where it holds one', () => {
    write('PG_VERSION', 'global/pg_control', 'base/1/1249');
    expect(isToBeMade(folder)).toBe(false);
  });

  it.each([
    ['its version', ['global/pg_control', 'base/1/1249'], 'PG_VERSION is missing'],
    ['its control file', ['PG_VERSION', 'base/1/1249'], 'global/pg_control is missing'],
    ['all but a file of ours', ['notes.txt'], 'PG_VERSION and global/pg_control are missing'],
  ])('is left alone where it has lost %s', (_, names, missing) => {
    write(...names);
    const before = readdirSync(folder, { recursive: true });
    expect(() => isToBeMade(folder)).toThrow(StartError);
    expect(() => isToBeMade(folder)).toThrow(
      `The folder ${folder} holds files, but no complete database: ${missing}. Nothing was changed. Restore it`,
    );
    expect(readdirSync(folder, { recursive: true })).toEqual(before);
  });
});

describe('making the database', () => {
  const fill = async (unfinished: string): Promise<void> => {
    mkdirSync(unfinished);
    writeFileSync(join(unfinished, 'PG_VERSION'), '17');
  };

  it('happens beside the folder, on the ruins of an earlier try', async () => {
    mkdirSync(folder);
    mkdirSync(`${folder}.unfinished`);
    writeFileSync(join(`${folder}.unfinished`, 'ruin'), '');
    await makeDatabase(folder, async (unfinished) => {
      expect(readdirSync(folder)).toEqual([]);
      await fill(unfinished);
    });
    expect(readdirSync(parent)).toEqual(['db']);
    expect(readdirSync(folder)).toEqual(['PG_VERSION']);
  });

  it('leaves nothing where it fails, and nothing of its own over what appeared meanwhile', async () => {
    const broken = makeDatabase(folder, async (unfinished) => {
      await fill(unfinished);
      throw new Error('full');
    });
    await expect(broken).rejects.toThrow('full');
    expect(existsSync(folder)).toBe(false);
    const late = makeDatabase(folder, async (unfinished) => {
      await fill(unfinished);
      write('theirs');
    });
    await expect(late).rejects.toThrow(/ENOTEMPTY/);
    expect(readdirSync(folder)).toEqual(['theirs']);
  });
});
