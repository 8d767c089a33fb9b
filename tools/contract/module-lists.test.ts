import { expect, test } from 'vitest';
import { temporaryFolder } from '../launch/temporary.ts';
import { stale } from './artifacts.ts';
import { makeModuleLists } from './module-lists.ts';

const schema = (type: string) =>
  `properties:\n  type: { type: string, const: ${type}, description: The module's type., examples: [${type}] }\n`;
const [server, testing] = ['apps/server/src/features/pages/modules', 'libs/api/testing/factories'];
const project = {
  'openapi/schemas/UseCasesModule.yaml': schema('use_cases'),
  'openapi/schemas/ShopModule.yaml': schema('shop'),
  'openapi/schemas/Module.yaml': 'old',
  [`${server}/use-cases.module.ts`]: '',
  [`${server}/shop.module.ts`]: '',
  [`${testing}/use-cases-module.ts`]: 'export const aUseCase = 1;\nexport const aUseCasesModule = () => ({});\n',
  [`${testing}/shop-module.ts`]: 'export const aShopModule = () => ({});\n',
};

test('the lists of module types hold what each type has of its own, by its name', () => {
  const lists = makeModuleLists(temporaryFolder(project));
  expect(lists['openapi/schemas/Module.yaml']).toContain('oneOf:\n  - $ref: ShopModule.yaml\n  - $ref: UseCasesModule.yaml\n');
  expect(lists['openapi/schemas/Module.yaml']).toContain('mapping:\n    shop: ShopModule.yaml\n    use_cases: UseCasesModule.yaml\n');
  expect(lists[`${server}/registry.gen.ts`]).toContain("import { definition as use_cases } from './use-cases.module.ts';");
  const portal = lists['apps/portal/src/host/modules/definitions.gen.ts'];
  expect(portal).toContain("import { definition as use_cases } from '@foyer/module-use-cases';");
  expect(portal).toContain("  use_cases satisfies ModuleDefinition<'use_cases'>,\n");
  expect(lists[`${testing}/modules.gen.ts`]).toContain('  use_cases: aUseCasesModule,\n');
  expect(lists[`${testing}/modules.gen.ts`]).toContain("export * from './shop-module.ts';");
});

test('a type without a sample of its own has its example in the contract', () => {
  const example = "examples:\n  - { id: quiz-1, type: quiz, title: 'Who knows?', options: {}, results: [] }\n";
  const lists = makeModuleLists(temporaryFolder({ ...project, 'openapi/schemas/QuizModule.yaml': `${schema('quiz')}${example}` }));
  expect(lists[`${testing}/modules.gen.ts`]).toContain('"title":"Who knows?"');
  expect(lists[`${testing}/modules.gen.ts`]).toContain('  quiz: aQuizModule,\n');
});

test('a file that lacks what its list takes from it is named', () => {
  const broken = { ...project, [`${testing}/shop-module.ts`]: '' };
  expect(() => makeModuleLists(temporaryFolder(broken))).toThrow(/^shop: /);
});

test('the lists are as they are made today', () => {
  expect(stale(makeModuleLists())).toEqual([]);
});
