import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startWatchdog } from './watchdog.ts';

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched(answers: () => boolean, running = () => true) {
  const end = vi.fn();
  const ask = vi.fn(() => {
    if (answers()) watchdog.heard();
    return running();
  });
  const watchdog = startWatchdog({ log, ask, end });
  return { watchdog, ask, end };
}

describe('the watchdog', () => {
  it('is content while signs of life come', () => {
    const { watchdog, ask, end } = watched(() => true);
    vi.advanceTimersByTime(600_000);
    expect(watchdog.silent()).toBe(false);
    expect(ask).toHaveBeenCalledTimes(600);
    expect(end).not.toHaveBeenCalled();
    expect(log.warn).not.toHaveBeenCalled();
    watchdog.stop();
  });

  it('reports silence once after 5 s, and its end', () => {
    let alive = true;
    const { watchdog } = watched(() => alive);
    vi.advanceTimersByTime(10_000);
    alive = false;
    vi.advanceTimersByTime(4_500);
    expect(watchdog.silent()).toBe(false);
    vi.advanceTimersByTime(5_000);
    expect(watchdog.silent()).toBe(true);
    expect(log.warn).toHaveBeenCalledTimes(1);
    alive = true;
    vi.advanceTimersByTime(1_000);
    expect(watchdog.silent()).toBe(false);
    expect(log.info).toHaveBeenCalledTimes(1);
    watchdog.stop();
  });

  it('ends a thread that hangs for a minute, once', () => {
    const { watchdog, end } = watched(() => false);
    vi.advanceTimersByTime(59_000);
    expect(end).not.toHaveBeenCalled();
    vi.advanceTimersByTime(5_000);
    expect(end).toHaveBeenCalledTimes(1);
    expect(log.error).toHaveBeenCalledTimes(1);
    watchdog.stop();
  });

  it('leaves a thread in peace that is starting', () => {
    const { watchdog, end } = watched(
      () => false,
      () => false,
    );
    vi.advanceTimersByTime(300_000);
    expect(watchdog.silent()).toBe(false);
    expect(end).not.toHaveBeenCalled();
    watchdog.stop();
  });

  it('does not take its own standstill for the other’s', () => {
    const { watchdog, end } = watched(() => false);
    const realNow = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(realNow + 3_600_000);
    vi.advanceTimersByTime(1_000);
    expect(end).not.toHaveBeenCalled();
    expect(watchdog.silent()).toBe(false);
    watchdog.stop();
    vi.restoreAllMocks();
  });
});
