import { afterEach, expect, test, vi } from 'vitest';
import { capture, CommandFailed, npmCommand } from './commands.mjs';

afterEach(() => vi.unstubAllEnvs());

test('the output of both streams comes back', async () => {
  const script = "console.log('out'); console.error('err')";
  expect((await capture(process.execPath, ['-e', script])).split('\n').sort()).toEqual(['', 'err', 'out']);
});

test('a failure carries its exit code and what was printed', async () => {
  const failing = capture(process.execPath, ['-e', "console.log('half done'); process.exit(3)"]);
  const error: CommandFailed = await failing.then(
    () => expect.unreachable(),
    (reason: CommandFailed) => reason,
  );
  expect(error).toBeInstanceOf(CommandFailed);
  expect(error).toMatchObject({ code: 3, output: 'half done\n' });
});

test("npm runs with the Node it came with, because the install replaces Foyer's own", () => {
  vi.stubEnv('npm_execpath', '/usr/lib/npm/bin/npm-cli.js');
  vi.stubEnv('npm_node_execpath', '/usr/bin/node');
  expect(npmCommand(['ci'])).toEqual(['/usr/bin/node', ['/usr/lib/npm/bin/npm-cli.js', 'ci']]);
});

test('started without npm, or by another package manager, npm is found on the path', () => {
  vi.stubEnv('npm_execpath', undefined);
  expect(npmCommand(['ci'])).toEqual(['npm', ['ci']]);
  vi.stubEnv('npm_execpath', '/usr/lib/yarn.js');
  expect(npmCommand(['ci'])).toEqual(['npm', ['ci']]);
});
