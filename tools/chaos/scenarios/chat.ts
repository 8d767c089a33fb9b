import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Scenario } from '../scenario.ts';

const root = join(import.meta.dirname, '../../..');
const hour = 3_600;

/** The test of the chat that `npm test` takes 45 s for, on one database each. */
export const chat: Scenario = {
  title: 'messages through an hour of faults',
  on: ['embedded', 'postgres'],
  limit: hour + 300,
  async run({ kind }) {
    const project = kind === 'embedded' ? 'server-embedded' : 'server-postgres';
    const args = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, 'apps/server/test/chaos'];
    const child = spawn(process.execPath, args, { cwd: root, env: { ...process.env, CHAOS_SECONDS: String(hour) }, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    return [{ expected: '0 acknowledged lost, 0 shown twice, 0 gaps, one order', seen: code === 0 ? 'so' : 'see above', held: code === 0 }];
  },
};
