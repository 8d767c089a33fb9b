import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './commands.ts';
import { choose } from './runner.ts';
import { phases } from './stages.ts';

interface Workflow {
  jobs: { test: { strategy: { matrix: { include: { stages: string }[] } } } };
}

const { jobs } = parse(readFileSync(join(root, '.github/workflows/test.yml'), 'utf8')) as Workflow;
const parts = jobs.test.strategy.matrix.include.map(({ stages }) => stages.split(' '));
const isShard = (word: string) => word.startsWith('--shard=');

test('the parts of the workflow run every stage', () => {
  const run = parts.flatMap((words) =>
    choose(
      phases,
      words.filter((word) => !isShard(word)),
    ).flat(),
  );
  expect(new Set(run.map(({ id }) => id))).toEqual(new Set(phases.flat().map(({ id }) => id)));
});

test('the shards are the whole', () => {
  const shards = parts.flatMap((words) => words.filter(isShard));
  expect(shards).toEqual(shards.map((_, index) => `--shard=${index + 1}/${shards.length}`));
});
