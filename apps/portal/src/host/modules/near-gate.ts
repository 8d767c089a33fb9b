import { type RefObject, use, useEffect, useState } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router';
import { useApp } from '../app/use-app.ts';

/** Keeps a module of the server's first view asleep until the visitor comes near it. */
export interface NearGate {
  /** Settles when the module shall come to life. */
  readonly opened: Promise<void>;
  open(): void;
}

function createGate(): NearGate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open };
}

const closed = new Set<NearGate>();

// Elements that a slot has taken over. What else is in the document was sent by the server and waits for its slot.
const taken = new WeakSet<Element>();

function sentByServer(id: string): boolean {
  const element = document.getElementById(id);
  return element !== null && !taken.has(element);
}

/** Half a screen ahead: the code is there when a thumb arrives, and a long page costs no more than a short one. */
const rootMargin = '50% 0px';

function watch(element: Element, { open }: NearGate): () => void {
  const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(), { rootMargin });
  observer.observe(element);
  // Somebody may get there without scrolling, with a screen reader or by the keyboard.
  element.addEventListener('focusin', open, { once: true });
  return () => {
    observer.disconnect();
    element.removeEventListener('focusin', open);
  };
}

const openAll = () => closed.forEach(({ open }) => open());

/**
 * Opens every gate when something changes above the modules: the router has news of the page on screen (a hash, data loaded anew), or the
 * device's time zone is not the one the server rendered with (`use-time-zone.ts`). React holds such a change back until everything it may concern has come
 * to life. A page that is left needs none of its modules for it.
 */
export function useGatesOpenOnChange(): void {
  const { firstView } = useApp();
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    if (Intl.DateTimeFormat().resolvedOptions().timeZone !== firstView.timeZone) openAll();
    const page = router?.state.location.pathname;
    return router?.subscribe(({ navigation, location }) => {
      const { pathname } = navigation.location ?? location;
      if (pathname === page) openAll();
    });
  }, [firstView, router]);
}

/**
 * The gate of the slot with this id where it continues the server's HTML; undefined where there is nothing to wait for: on the server, and
 * in the browser for what it renders itself. What changes opens it, because React cannot continue HTML that is out of date.
 */
export function useNearGate(id: string, slot: RefObject<HTMLElement | null>, content: unknown): NearGate | undefined {
  const { isServer } = useApp();
  const [{ gate, first }] = useState(() => ({ gate: !isServer && sentByServer(id) ? createGate() : undefined, first: content }));
  useEffect(() => {
    const element = slot.current;
    if (!element) return undefined;
    taken.add(element);
    if (!gate) return undefined;
    closed.add(gate);
    void gate.opened.then(() => {
      closed.delete(gate);
      element.removeAttribute('data-far');
    });
    return watch(element, gate);
  }, [slot, gate]);
  useEffect(() => {
    if (content !== first) gate?.open();
  }, [gate, content, first]);
  return gate;
}
