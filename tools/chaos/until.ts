import { setTimeout as delay } from 'node:timers/promises';

/** Asks again and again; gives the seconds until the answer was yes. Throws after `seconds`. */
export async function until(what: string, seconds: number, ask: () => boolean | Promise<boolean>, pauseMs = 50): Promise<number> {
  const began = performance.now();
  const passed = () => (performance.now() - began) / 1000;
  while (!(await ask())) {
    if (passed() > seconds) throw new Error(`${what}: not within ${seconds} s`);
    await delay(pauseMs);
  }
  return passed();
}

/** What `/ready` answers; 0 for no answer. */
export const readiness = (url: string): Promise<number> =>
  fetch(`${url}/ready`, { signal: AbortSignal.timeout(5_000) }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    },
    () => 0,
  );
