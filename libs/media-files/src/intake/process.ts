// The process that looks into one file of a stranger and ends: see `intake.ts`.
import sharp from 'sharp';
import { type IntakeJob, takeIn } from './take-in.ts';

/** Its memory, in bytes: what needs more is given up before it does the machine harm. */
const mostMemory = 290 * 1024 * 1024;
const everyMs = 20;

sharp.cache(false);
process.once('disconnect', () => process.exit(1));
process.once('message', (job: IntakeJob) => {
  setInterval(() => process.memoryUsage.rss() > mostMemory && process.exit(2), everyMs);
  takeIn(job).then(
    (result) => process.send!(result, undefined, undefined, () => process.exit(0)),
    () => process.exit(1),
  );
});
