import { fullFormats } from 'ajv-formats/dist/formats.js';
import { Linter } from 'eslint';
import regexp from 'eslint-plugin-regexp';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const contract: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../libs/api/openapi.gen.json'), 'utf8'));

/** The values of a key anywhere in the contract. */
function valuesOf(key: string, node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, value]) => (name === key && typeof value === 'string' ? [value] : valuesOf(key, value)));
}

const linter = new Linter();
const rules = {
  'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
  'regexp/no-super-linear-move': ['error', { report: 'potential', ignorePartial: false, ignoreSticky: false }],
} satisfies Linter.RulesRecord;

const findings = (pattern: string, flags: string) =>
  linter
    .verify(`export const pattern = new RegExp(${JSON.stringify(pattern)}, ${JSON.stringify(flags)});`, { plugins: { regexp }, rules })
    .map(({ message }) => message);

test('the seeded pattern is found', () => {
  expect(findings(String.raw`\S+@\S+\.\S+`, 'u')).not.toEqual([]);
});

// Ajv makes expressions of them and matches what everybody sends.
test.each([...new Set(valuesOf('pattern', contract))])('the pattern %s takes no longer than its input is long', (pattern) => {
  expect(findings(pattern, 'u')).toEqual([]);
});

const formats = [...new Set(valuesOf('format', contract))].flatMap((name) => {
  const format: unknown = (fullFormats as Record<string, unknown>)[name];
  return format instanceof RegExp ? [[name, format] as const] : [];
});

test.each(formats)('the format %s takes no longer than its input is long', (_, { source, flags }) => {
  expect(findings(source, flags)).toEqual([]);
});
