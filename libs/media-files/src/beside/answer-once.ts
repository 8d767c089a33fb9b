import { crashed, mostMemory } from './run-beside.ts';

const everyMs = 20;

/** In a process that `runBeside` has started: does the one job it is sent, answers and ends. */
export function answerOnce<Job extends object>(work: (job: Job) => Promise<unknown>): void {
  process.once('disconnect', () => process.exit(crashed));
  process.once('message', (job: Job) => {
    setInterval(() => process.memoryUsage.rss() > mostMemory && process.exit(2), everyMs);
    work(job).then(
      (result) => process.send!(result, undefined, undefined, () => process.exit(0)),
      () => process.exit(crashed),
    );
  });
}
