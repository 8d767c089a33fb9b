import type { Finished } from './commands.ts';
import type { Outcome } from './stage.ts';

/** Adds up checks, each of which counts as one test: it passes where its command ends with 0. All of them run. */
export async function checks(...commands: (() => Promise<Finished>)[]): Promise<Outcome> {
  const failures: string[] = [];
  for (const command of commands) {
    const { code, output } = await command();
    if (code !== 0) failures.push(output);
  }
  return { passed: commands.length - failures.length, failed: failures.length, output: failures.join('\n') };
}
