import type { ReactNode } from 'react';
import { createCountdowns } from '../countdowns/countdowns.ts';

export interface SnackbarOptions {
  /** `positive` something worked (the usual one), `neutral` something is so, `critical` something failed. */
  tone?: 'positive' | 'neutral' | 'critical';
  /** Milliseconds until it leaves, 2500 unless you say otherwise; `null` stays until it is closed, as do those with an action and critical ones. */
  duration?: number | null;
  /** One thing to do about it, such as "Undo" or "Retry"; pressing it closes the message. */
  action?: { label: ReactNode; onPress: () => void };
}

export interface Snackbar {
  id: number;
  message: ReactNode;
  tone: NonNullable<SnackbarOptions['tone']>;
  duration: number | null;
  action: SnackbarOptions['action'];
  /** How often the same was said; it is read out again each time. */
  times: number;
  /** On its way out. */
  leaving: boolean;
}

/** The time of the specification's messages (access §9). */
const usualDuration = 2500;
/** As long as the way out takes. */
export const leavingTime = 180;

/**
 * Messages in order, of which the first few show; the others wait, critical ones ahead. Nothing is shown twice at once: what is already there
 * begins its time again. While it is held (a person reads one, or points at it) no time passes. `limit` says how many show at once.
 */
export function createSnackbarQueue(limit: () => number) {
  let shown: readonly Snackbar[] = [];
  let waiting: readonly Snackbar[] = [];
  let lastId = 0;
  const countdowns = createCountdowns((id) => dismiss(id));
  const listeners = new Set<() => void>();

  const publish = (next: readonly Snackbar[]) => {
    shown = next;
    if (shown.length === 0) countdowns.forgetHolds();
    listeners.forEach((listener) => listener());
  };

  const start = ({ id, duration }: Snackbar) => {
    if (duration !== null) countdowns.start(id, duration);
  };

  const promote = () => {
    const room = Math.max(0, limit() - shown.length);
    const next = waiting.slice(0, room);
    waiting = waiting.slice(room);
    publish([...shown, ...next]);
    next.forEach(start);
  };

  const dismiss = (id: number) => {
    countdowns.stop(id);
    waiting = waiting.filter((snackbar) => snackbar.id !== id);
    if (!shown.some((snackbar) => snackbar.id === id && !snackbar.leaving)) return;
    publish(shown.map((snackbar) => (snackbar.id === id ? { ...snackbar, leaving: true } : snackbar)));
    setTimeout(() => {
      publish(shown.filter((snackbar) => snackbar.id !== id));
      promote();
    }, leavingTime);
  };

  const repeat = (known: Snackbar, fresh: Omit<Snackbar, 'id' | 'times'>) => {
    countdowns.stop(known.id);
    const again = (snackbar: Snackbar) => (snackbar.id === known.id ? { ...snackbar, ...fresh, times: snackbar.times + 1 } : snackbar);
    waiting = waiting.map(again);
    publish(shown.map(again));
    shown.filter(({ id }) => id === known.id).forEach(start);
  };

  /** Shows a message, or lets it wait for its turn; returns what closes it. */
  const show = (message: ReactNode, { tone = 'positive', action, duration }: SnackbarOptions = {}): (() => void) => {
    const stays = action !== undefined || tone === 'critical';
    const fresh = { message, tone, action, duration: duration === undefined ? (stays ? null : usualDuration) : duration, leaving: false };
    const known = [...shown, ...waiting].find((other) => !other.leaving && other.tone === tone && other.message === message);
    if (known) {
      repeat(known, fresh);
      return () => dismiss(known.id);
    }
    const snackbar = { ...fresh, id: ++lastId, times: 1 };
    const place = tone === 'critical' ? waiting.findIndex((other) => other.tone !== 'critical') : -1;
    waiting = place < 0 ? [...waiting, snackbar] : waiting.toSpliced(place, 0, snackbar);
    promote();
    return () => dismiss(snackbar.id);
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };

  return { subscribe, shown: () => shown, show, dismiss, hold: countdowns.hold, release: countdowns.release };
}

export type SnackbarQueue = ReturnType<typeof createSnackbarQueue>;
