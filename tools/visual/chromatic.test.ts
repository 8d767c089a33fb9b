import { getConfiguration } from 'chromatic/node';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from '../test/commands.ts';
import { modes } from './modes.ts';

interface Step {
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}
interface Job {
  if?: string;
  needs?: string;
  'runs-on': string;
  'timeout-minutes': number;
  outputs?: Record<string, string>;
  steps: (Step & { id?: string })[];
}
interface Workflow {
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const text = (name: string) => readFileSync(join(root, '.github/workflows', name), 'utf8');
const workflow = (name: string) => parse(text(name)) as Workflow;
const scripts = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }).scripts;

// Chromatic's own reader, which refuses keys and values it does not know.
test('Chromatic takes its configuration, and finds in it what it compares', async () => {
  const configuration = await getConfiguration(join(root, 'chromatic.config.json'));
  expect(configuration).toMatchObject({ onlyChanged: true, storybookBuildDir: 'storybook-static', storybookConfigDir: '.storybook' });
  expect(configuration.projectToken).toBeUndefined();
  for (const pattern of configuration.externals!) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
});

test('an unknown key is refused', async () => {
  await expect(getConfiguration(join(import.meta.dirname, 'report/page.html'))).rejects.toThrow('could not be parsed');
});

test('stories are compared in two themes and two widths', () => {
  expect(modes).toEqual({
    'light phone': { theme: 'light', viewport: 390 },
    'light desktop': { theme: 'light', viewport: 1280 },
    'dark phone': { theme: 'dark', viewport: 390 },
    'dark desktop': { theme: 'dark', viewport: 1280 },
  });
});

test('Chromatic runs with a token and is skipped without one', () => {
  const { token, chromatic } = workflow('chromatic.yml').jobs as { token: Job; chromatic: Job };
  const ask = token.steps.find(({ id }) => id === 'ask')!;
  expect(token.outputs).toEqual({ present: '${{ steps.ask.outputs.present }}' });
  expect(ask.env).toEqual({ TOKEN: '${{ secrets.CHROMATIC_PROJECT_TOKEN }}' });
  expect(ask.run).toContain('if [ -n "$TOKEN" ]; then echo "present=true" >> "$GITHUB_OUTPUT"; fi');
  expect(chromatic.needs).toBe('token');
  expect(chromatic.if).toBe("needs.token.outputs.present == 'true'");
  expect(chromatic.steps.at(-1)).toEqual({
    run: 'npx chromatic',
    env: { CHROMATIC_PROJECT_TOKEN: '${{ secrets.CHROMATIC_PROJECT_TOKEN }}' },
  });
});

test.each(globSync('*.yml', { cwd: join(root, '.github/workflows') }))('%s runs what exists, on pushes, and may only read', (name) => {
  const { on, permissions, jobs } = workflow(name);
  expect(on).toBe('push');
  expect(permissions).toEqual({ contents: 'read' });
  for (const job of Object.values(jobs)) {
    expect(job['timeout-minutes']).toBeGreaterThan(0);
    for (const { run = '', uses = '@v1' } of job.steps) {
      expect(uses).toMatch(/@v\d+$/);
      const [, script] = /^npm run (\S+)/.exec(run) ?? [];
      if (script) expect(scripts).toHaveProperty([script]);
      if (run.startsWith('.')) expect(existsSync(join(root, run))).toBe(true);
    }
  }
});
