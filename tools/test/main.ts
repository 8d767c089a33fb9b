// The stages of `npm test`; tools/test.mjs has installed what they need.
import { stopCommands } from './commands.ts';
import { choose, runPhases, type Listener } from './runner.ts';
import { phases } from './stages.ts';
import { closingLine, exitCode, summaryTable } from './summary.ts';

const listener: Listener = {
  started: ({ title }) => console.log(`▶ ${title}`),
  finished: ({ title, passed, failed, seconds, output }) => {
    console.log(`${failed > 0 ? '✗' : '✓'} ${title}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`);
    if (failed > 0 && output) console.log(output.trimEnd().replace(/^/gm, '    '));
  },
};

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stopCommands(signal);
    process.exit(130);
  });
}

try {
  const results = await runPhases(choose(phases, process.argv.slice(2)), listener);
  console.log(`\n${summaryTable(results)}\n\n${closingLine(results)}`);
  process.exitCode = exitCode(results);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
