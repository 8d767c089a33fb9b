import { expect, test } from 'vitest';
import { temporaryFolder } from '../launch/temporary.ts';
import { makeArtifacts, stale } from './artifacts.ts';

test('a generated file that was changed by hand, is old or is missing is named', () => {
  const root = temporaryFolder({ 'same.json': '{}', 'edited.json': '{"a":1}' });
  expect(stale({ 'same.json': '{}', 'edited.json': '{}', 'missing.ts': '' }, root)).toEqual(['edited.json', 'missing.ts']);
});

test('bundle and types come from the contract', async () => {
  const artifacts = await makeArtifacts();
  expect(Object.keys(artifacts)).toEqual(['libs/api/openapi.gen.json', 'libs/api/src/schema.gen.ts']);
  const bundle = JSON.parse(artifacts['libs/api/openapi.gen.json']!) as { openapi: string; paths: object };
  expect(bundle.openapi).toBe('3.1.0');
  expect(bundle.paths).toHaveProperty('/auth/login');
  expect(artifacts['libs/api/src/schema.gen.ts']).toContain('export interface operations');
  // An enum marked `x-open` may hold what a later server knows; all others are closed.
  expect(artifacts['libs/api/src/schema.gen.ts']).toMatch(/ RouteName: "dashboard" \|.* "external" \| string;/);
  expect(artifacts['libs/api/src/schema.gen.ts']).toMatch(/ visibility: "all" \| "members";/);
});
