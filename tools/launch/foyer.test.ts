import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './temporary.ts';

const command = join(import.meta.dirname, '..', 'foyer.mjs');

/** Runs `npx foyer` as npm does, from another folder. */
const foyer = (cwd: string, ...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, [command, ...args], { cwd }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });

it('the command line runs from any folder, reads its files from there and passes its exit code on', { timeout: 90_000 }, async () => {
  const folder = temporaryFolder({ 'good.json': '{"languages":["de_DE"]}', 'bad.json': '{"languages":[]}' });
  expect(await foyer(folder, 'settings', 'check', 'good.json')).toEqual({ code: 0, output: 'good.json passes.\n' });
  expect(await foyer(folder, 'settings', 'check', 'bad.json')).toMatchObject({ code: 1, output: expect.stringMatching(/^languages: /) });
  expect(await foyer(folder, 'settings')).toMatchObject({ code: 2 });
});
