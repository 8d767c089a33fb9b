declare global {
  interface Window {
    /** Starts the portal, unless its code came too late; see `guardStart`. */
    __foyerStart?: (start: () => Promise<void>) => void;
  }
}

/** The pages shown in place of one whose code did not arrive, as HTML: the server answers, or it does not. */
export type FailedPages = Record<'failing' | 'offline', string>;

interface Means {
  isReachable: () => Promise<boolean>;
  reloadOnce: (reason: 'chunk') => boolean;
  typedText: () => { keep: () => void; putBack: () => void };
}

/**
 * Part of the first view's inline script and so uses nothing from outside itself. Where the portal's code fails to arrive, or takes longer than
 * `patience` in ms, the page is loaded again once; where that does not help, a page says so and leads on (access §8). The address and what was
 * typed are kept.
 */
export function guardStart(pages: FailedPages, patience: number, { isReachable, reloadOnce, typedText }: Means): void {
  const retryAfterMs = 600_000;
  const typed = typedText();
  let failed = false;

  function reload(): void {
    typed.keep();
    location.reload();
  }

  function show(kind: keyof FailedPages): void {
    document.querySelector('[data-failed-start]')?.remove();
    for (const part of document.body.children) (part as HTMLElement).hidden = true;
    const page = document.createElement('div');
    page.dataset['failedStart'] = kind;
    page.role = 'alert';
    document.body.append(page);
    page.innerHTML = pages[kind];
    const title = page.querySelector('h1')?.textContent ?? '';
    document.title = document.title.replace(/^.*(?= · )/, title);
    const button = page.querySelector('button');
    button?.addEventListener('click', () => {
      button.disabled = true;
      void isReachable().then((reachable) => (reachable ? reload() : show('offline')));
    });
    if (kind === 'offline') addEventListener('online', reload, { once: true });
  }

  async function fail(): Promise<void> {
    settle();
    failed = true;
    typed.keep();
    const reachable = await isReachable();
    if (reachable && reloadOnce('chunk')) return;
    if (!document.querySelector('[data-failed-start]')) show(reachable ? 'failing' : 'offline');
    // On a wall there is no one to press the button.
    setTimeout(() => void fail(), retryAfterMs);
  }

  const timer = setTimeout(() => void fail(), patience);
  const onError = ({ target }: Event) => {
    // Browsers' extensions add scripts of their own, which the page's policy refuses.
    if (target instanceof HTMLScriptElement && target.src.startsWith(`${location.origin}/`)) void fail();
  };
  function settle(): void {
    clearTimeout(timer);
    removeEventListener('error', onError, true);
  }
  addEventListener('error', onError, true);
  addEventListener('DOMContentLoaded', typed.putBack);

  window.__foyerStart = (start) => {
    if (failed) return;
    settle();
    start().catch((error: Error) => {
      if (error.name !== 'ChunkLoadError') throw error;
      void fail();
    });
  };
}
