import type { Logger } from 'pino';
import { type Running, stopInOrder, stopTimes } from './stop-in-order.ts';

/** Called as soon as the server answers requests; before that a signal ends the process at once. */
export interface Stopper {
  started(running: Running): void;
}

/** Ctrl-C reaches the whole process group, and npm and the launcher pass it on as well: within this time it is the same one. */
const sameSignalMs = 1_000;

/** SIGTERM comes from what starts and stops servers, and balancers have to learn of it. At a terminal there are none. */
const graceOf = (signal: NodeJS.Signals): number => (signal === 'SIGTERM' ? stopTimes.graceMs : 0);

/** Stops in order on Ctrl-C and SIGTERM, see `stopInOrder`. A second signal later on ends the process at once. */
export function stopOnSignals(log: Logger): Stopper {
  let running: Running | undefined;
  let stoppingSince: number | undefined;
  const onSignal = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (stoppingSince !== undefined && now - stoppingSince < sameSignalMs) return;
    if (stoppingSince !== undefined) process.exit(1);
    if (!running) process.exit(0);
    stoppingSince = now;
    log.info({ signal }, 'Stopping');
    stopInOrder(running, log, { ...stopTimes, graceMs: graceOf(signal) }).then(
      (code) => process.exit(code),
      (error: unknown) => {
        log.fatal({ err: error }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return { started: (now) => void (running = now) };
}
