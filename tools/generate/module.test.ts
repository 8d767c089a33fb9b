import { createTree } from '@nx/devkit/testing';
import { expect, it } from 'vitest';
import { generateModule } from './module.ts';
import { namesOf } from './names.ts';

it('needs eight new files, and edits none', () => {
  const tree = createTree();
  const there = new Set(tree.listChanges().map(({ path }) => path));
  generateModule(tree, namesOf('staff-survey'));
  const changes = tree.listChanges().filter(({ path }) => !there.has(path));
  expect(changes.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
    'CREATE apps/server/src/features/pages/modules/staff-survey.module.ts',
    'CREATE apps/server/src/features/pages/modules/staff-survey.test.ts',
    'CREATE libs/modules/staff-survey/README.md',
    'CREATE libs/modules/staff-survey/package.json',
    'CREATE libs/modules/staff-survey/src/index.ts',
    'CREATE libs/modules/staff-survey/src/staff-survey/staff-survey.stories.tsx',
    'CREATE libs/modules/staff-survey/src/staff-survey/staff-survey.tsx',
    'CREATE openapi/schemas/StaffSurveyModule.yaml',
  ]);
});
