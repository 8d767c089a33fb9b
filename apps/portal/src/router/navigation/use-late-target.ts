import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { targetOf } from './hash-target.ts';

/** How often an element that is not there yet is looked for, in ms (content §9). */
const retryMs = 500;

/** How long it may take, in ms; by then the page is whole, or lacks it. */
const timeoutMs = 20_000;

/** Readers who move about the page do not want to be taken elsewhere any more. */
const signsOfLife = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the part of the page that the address's hash names as soon as it exists: what comes late, such as a module whose code is still on its
 * way, is looked for every 500 ms (content §2). What is there from the start is the browser's business, or that of the navigation.
 */
export function useLateTarget(): void {
  const { key, hash } = useLocation();
  useEffect(() => {
    if (!hash || targetOf(hash)) return undefined;
    const events = new AbortController();
    const stop = () => {
      clearInterval(timer);
      events.abort();
    };
    const began = Date.now();
    const timer = setInterval(() => {
      const target = targetOf(hash);
      target?.scrollIntoView();
      if (target || Date.now() - began >= timeoutMs) stop();
    }, retryMs);
    signsOfLife.forEach((type) => addEventListener(type, stop, { passive: true, signal: events.signal }));
    return stop;
  }, [key, hash]);
}
