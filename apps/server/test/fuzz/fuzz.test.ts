import { afterAll, expect, it } from 'vitest';
import { createFeatures } from '../../src/features.ts';
import type { Handlers } from '../../src/platform/http/operation.ts';
import { fuzzedOperations } from './contract.ts';
import { fuzzOperation, type FuzzOptions } from './fuzz.ts';
import { isForOthers } from './judge.ts';
import { openScene } from './scene.ts';

/** A server with faults of the kinds that are looked for. */
const scene = await openScene({
  features: async (context) => {
    const made = await createFeatures(context);
    const { handlers } = made;
    const faulty: Partial<Handlers> = {
      listProducts(input) {
        if (input.query.page && input.query.page > 1_000) throw new TypeError('a fault');
        return handlers.listProducts(input);
      },
      listSettingsFaults: () => [],
      listNewsCategories: () => [{ id: 'hotels', name: 'canary-of-the-other-customer' }],
      listLanguages: () => [{ key: 'de_DE', label: 'Deutsch', direction: 'up' as 'ltr' }],
    };
    return { ...made, handlers: { ...handlers, ...faulty } };
  },
});
afterAll(() => scene.close());

const operations = new Map(fuzzedOperations().map((operation) => [operation.id, operation]));
const reportOf = (id: string, options: Partial<FuzzOptions> = {}): Promise<string> =>
  fuzzOperation(scene, operations.get(id)!, { seed: 5, calls: 60, ...options }).then(
    () => 'nothing found',
    (error: unknown) => (error as Error).message,
  );
const pathIn = (report: string): string => /--path "(.+)"/.exec(report)![1]!;

it('finds calls that fail, makes them small, and says how to make them again', async () => {
  const report = await reportOf('listProducts');
  expect(report).toMatch(/^listProducts: answered 500/);
  expect(report).toContain('"url": "/products?page=1001"');
  expect(report).toMatch(/Again: npm run fuzz -- --seed 5 --operation listProducts --path "[\d:]+"$/);
  expect(report).toContain('TypeError: a fault');
  expect(pathIn(await reportOf('listProducts'))).toBe(pathIn(report));
  expect(await reportOf('listProducts', { path: pathIn(report) })).toContain('"url": "/products?page=1001"');
});

it('finds what is answered to others than the contract says', async () => {
  expect(await reportOf('listSettingsFaults')).toMatch(/may not do this and succeeded/);
});

it('finds content of another customer', async () => {
  expect(await reportOf('listNewsCategories')).toMatch(/was answered content of another customer/);
});

it('finds answers against the contract', async () => {
  expect(await reportOf('listLanguages')).toMatch(/answered against the contract/);
});

it('knows from the matrix of authorisation what is for others', () => {
  expect(isForOthers('setNewsPublication', 'member')).toBe(true);
  expect(isForOthers('setNewsPublication', 'editor')).toBe(false);
  expect(isForOthers('register', 'member')).toBe(false);
});
