/** Times that run down side by side and may all be held, for one or more reasons. `onEnd` gets the one that has run out. */
export function createCountdowns(onEnd: (id: number) => void) {
  const left = new Map<number, number>();
  const running = new Map<number, { timer: ReturnType<typeof setTimeout>; since: number }>();
  const holds = new Set<string>();

  const run = (time: number, id: number) => {
    const end = () => {
      stop(id);
      onEnd(id);
    };
    running.set(id, { timer: setTimeout(end, time), since: Date.now() });
  };
  const start = (id: number, time: number) => {
    stop(id);
    left.set(id, time);
    if (holds.size === 0) run(time, id);
  };
  const stop = (id: number) => {
    clearTimeout(running.get(id)?.timer);
    running.delete(id);
    left.delete(id);
  };

  /** Stops all until every reason is released. */
  const hold = (reason: string) => {
    holds.add(reason);
    for (const [id, { timer, since }] of running) {
      clearTimeout(timer);
      left.set(id, Math.max(0, (left.get(id) ?? 0) - (Date.now() - since)));
    }
    running.clear();
  };
  const release = (reason: string) => {
    if (holds.delete(reason) && holds.size === 0) left.forEach(run);
  };
  /** For when nothing is left whose end could release it. */
  const forgetHolds = () => holds.clear();
  return { start, stop, hold, release, forgetHolds };
}
