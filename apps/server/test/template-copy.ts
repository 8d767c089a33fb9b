import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase } from './databases.ts';
import type { Template } from './setup/template.ts';

/** A copy of the template: where a server of its own finds the fixture. */
export interface TemplateCopy {
  /** Variables of the environment that lead a server to it. */
  env: { NODE_ENV: string; FOYER_WRITE_RATE: string; FOYER_DATA_DIR: string; DATABASE_URL?: string; TMPDIR: string };
  remove(): Promise<void>;
}

/** Copies the template of the running vitest project: the fixture, or a migrated database without a row. */
export async function copyTemplate(state: 'filled' | 'empty' = 'filled'): Promise<TemplateCopy> {
  const filled: Template = inject('template');
  const template = state === 'empty' ? filled.empty : filled;
  const folder = mkdtempSync(join(tmpdir(), 'foyer-test-'));
  // A database is 1,200 files: without promises Node copies them in a fifth of the CPU's time.
  cpSync(template.folder, folder, { recursive: true });
  const fresh = template.database ? await createDatabase(template.database) : undefined;
  return {
    // What a killed server leaves behind goes away with the copy.
    // A test writes more in a minute than a member does.
    env: { NODE_ENV: 'test', FOYER_WRITE_RATE: '1000', FOYER_DATA_DIR: folder, DATABASE_URL: fresh?.url, TMPDIR: folder },
    async remove() {
      await fresh?.drop();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
