/** The document around a widget in its preview. It begins empty: nothing of the portal's styles is in it, as on another website. */
export const emptyDocument =
  '<!doctype html><html><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body></body></html>';

/** How the page around a widget looks. */
export type HostLook = 'light' | 'dark';

/** Plain, as a page of someone else's; in the system's own colours. */
const hostCss =
  ':root { background: Canvas; color: CanvasText; font: 1rem/1.5 system-ui, sans-serif; }' +
  'body { max-inline-size: 60rem; margin: 0 auto; padding: 1rem 1.25rem 6rem; overflow-wrap: anywhere; }';

/** Gives the page of a frame its styles, and those that the widget gets from it. The portal's policy allows no other way. */
export function dressHost(frame: Document, look: HostLook, widgetCss: string): void {
  const { CSSStyleSheet: Sheet } = frame.defaultView as Window & typeof globalThis;
  frame.adoptedStyleSheets = [hostCss, widgetCss].map((css) => {
    const sheet = new Sheet();
    sheet.replaceSync(css);
    return sheet;
  });
  // As an attribute, which a widget watches where it looks as the page does.
  frame.documentElement.style.colorScheme = look;
}

/** Loads the script of the widgets into a frame. Rejects where it does not come. */
export const loadWidgets = (frame: Document): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = frame.createElement('script');
    script.type = 'module';
    script.src = '/embed/v1/foyer.js';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error('The script of the widgets did not come.'));
    frame.head.append(script);
  });

/** Links lead out of the preview, into a page that is in no frame. */
export function keepLinks(frame: Document): void {
  frame.addEventListener(
    'click',
    (event) => {
      const link = event.composedPath().find((one) => (one as Element).localName === 'a') as HTMLAnchorElement | undefined;
      if (!link?.href) return;
      event.preventDefault();
      window.open(link.href, '_blank', 'noopener');
    },
    { capture: true },
  );
}
