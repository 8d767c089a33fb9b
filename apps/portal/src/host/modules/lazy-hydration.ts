import { type RefObject, use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { useApp } from '../app/use-app.ts';

/** Holds back the hydration of one module of the server's first view until the visitor comes near it. */
export interface LazyHydration {
  /** Settles when the module should hydrate. */
  readonly started: Promise<void>;
  start(): void;
}

function createLazyHydration(): LazyHydration {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  return { started, start };
}

const waiting = new Set<LazyHydration>();

// Elements that a slot has taken over. What else is in the document was sent by the server and waits for its slot.
const taken = new WeakSet<Element>();

function sentByServer(id: string): boolean {
  const element = document.getElementById(id);
  return element !== null && !taken.has(element);
}

/** Half a screen ahead: the code is there when a thumb arrives, and a long page costs no more than a short one. */
const rootMargin = '50% 0px';

function watch(element: Element, { start }: LazyHydration): () => void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && start(), { rootMargin });
  // What is folded away is not in view: the browser says so of the content of a closed `details`.
  observer.observe(element.querySelector('[data-folded]') ?? element);
  // A screen reader and the keyboard get there without scrolling.
  element.addEventListener('focusin', start, { once: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', start);
  };
}

const hydrateAll = () => waiting.forEach(({ start }) => start());

/**
 * Hydrates every module when something changes above the modules: the router has news of the page on screen (a hash, reloaded data), or the
 * device's time zone is not the one the server rendered with (`use-time-zone.ts`). React holds such a change back until everything it may concern is
 * hydrated. A page that is left needs none of its modules for it.
 */
export function useHydrateAllOnChange(): void {
  const { firstView } = useApp();
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    if (Intl.DateTimeFormat().resolvedOptions().timeZone !== firstView.timeZone) hydrateAll();
    const page = router?.state.location.pathname;
    return router?.subscribe(({ navigation, location }) => {
      const { pathname } = navigation.location ?? location;
      if (pathname === page) hydrateAll();
    });
  }, [firstView, router]);
}

/**
 * The lazy hydration of the slot with this id where it continues the server's HTML; undefined where there is nothing to wait for: on the server, and
 * in the browser for what it renders itself. Changed content starts it, because React cannot continue HTML that is out of date.
 */
export function useLazyHydration(id: string, slot: RefObject<HTMLElement | null>, content: unknown): LazyHydration | undefined {
  const { isServer } = useApp();
  const [{ hydration, first }] = useState(() => ({
    hydration: !isServer && sentByServer(id) ? createLazyHydration() : undefined,
    first: content,
  }));
  useEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    taken.add(element);
    if (!hydration) return undefined;
    waiting.add(hydration);
    void hydration.started.then(() => {
      waiting.delete(hydration);
      element.removeAttribute('data-far');
    });
    return watch(element, hydration);
  }, [slot, hydration]);
  useEffect(() => {
    if (content !== first) hydration?.start();
  }, [hydration, content, first]);
  return hydration;
}
