import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { run } from './commands.ts';

const node = (script: string, silence?: number) => run(process.execPath, ['-e', script], {}, silence);
/** A process that has ended stays in the table, as a zombie, until its parent looks; a container may have no process that does. */
const alive = (pid: number): boolean => {
  try {
    return !readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

test('a command ends with its code and what it printed', async () => {
  expect(await node('console.log("out"); console.error("err"); process.exitCode = 3')).toEqual({
    code: 3,
    output: expect.stringMatching(/out\n[^]*err\n/) as string,
    stalled: false,
  });
});

test('a command that falls silent is ended and says so', async () => {
  const { code, output, stalled } = await node('console.log("begun"); setInterval(() => {}, 1000)', 1500);
  expect({ code, stalled }).toEqual({ code: 1, stalled: true });
  expect(output).toContain('begun\n\nNothing was printed for 1.5 s: ended.');
});

test('a command that keeps printing is not ended', async () => {
  const talk = 'let left = 5; const timer = setInterval(() => { console.log(left); if (--left === 0) clearInterval(timer); }, 500)';
  expect(await node(talk, 2000)).toMatchObject({ code: 0, stalled: false });
});

test.runIf(process.platform === 'linux')('what a command leaves behind neither holds the run up nor stays', async () => {
  const child = 'setInterval(() => {}, 1000)';
  const { code, output } = await node(
    `const { spawn } = require('node:child_process');
     const child = spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
     console.log(child.pid); child.unref(); setTimeout(() => process.exit(0), 300);`,
  );
  expect(code).toBe(0);
  await expect.poll(() => alive(Number(output.trim()))).toBe(false);
});
