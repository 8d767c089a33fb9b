import { expect, test } from 'vitest';
import { nodeProblem } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.21.0', '25.0.0'])('%s will do where a Node comes with the packages', (version) => {
  expect(nodeProblem(version, 'linux', 'x64')).toBeUndefined();
});

test.each(['12.22.0', '18.20.4', '20.9.0', '20.18.3'])('%s is refused with what is needed', (version) => {
  expect(nodeProblem(version, 'linux', 'x64')).toMatch(`Foyer needs Node.js 20.19 or newer; this is ${version}.`);
});

test('a platform without a bundled Node needs the real thing', () => {
  expect(nodeProblem('22.20.0', 'darwin', 'arm64')).toMatch('needs Node.js 24.0 or newer');
  expect(nodeProblem('24.1.0', 'darwin', 'arm64')).toBeUndefined();
});
