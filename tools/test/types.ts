// `npm run types`: the compiler over everything.
import { runTool } from './commands.ts';

/** Several threads read everything several times over, and collecting garbage takes longer than a check that ends in seconds: half of the CPU's time. */
export const lean = { args: ['--singleThreaded'], env: { GOGC: 'off' } } as const;

/** One check per `tsconfig.json`. */
export const typeChecks = ['.', 'apps/server', 'apps/cli', 'libs/demo', 'tools'].map(
  (project) => () => runTool('tsc', ['--pretty', 'false', '-p', project, ...lean.args], lean.env),
);

if (import.meta.main) {
  const results = await Promise.all(typeChecks.map((check) => check()));
  for (const { output } of results) process.stdout.write(output);
  process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
}
