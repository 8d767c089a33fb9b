// `npm run types`: the compiler over everything.
import { runTool } from './commands.ts';

/** One check per `tsconfig.json`. */
export const typeChecks = ['.', 'apps/server', 'tools'].map((project) => () => runTool('tsc', ['--pretty', 'false', '-p', project]));

if (import.meta.main) {
  const results = await Promise.all(typeChecks.map((check) => check()));
  for (const { output } of results) process.stdout.write(output);
  process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
}
