import type { FoyerEvents } from './events.ts';

/**
 * Fetches from the page's own server a token that says who its visitor is, a JWT signed with a key of the website. Called whenever one is needed; each is
 * good once.
 */
export type FoyerIdentify = () => Promise<string> | string;

/** A widget on a page. Its methods may be called before it is loaded. */
export interface FoyerElement extends HTMLElement {
  /** Resolves when the widget is first shown. */
  readonly ready: Promise<void>;
  /** Opens the chat's panel or the shop's cart; a widget that is not loaded yet is loaded for it. */
  open(): void;
  /** Closes what `open` opens. */
  close(): void;
  /** Signs the visitor in at all widgets of the same website on this page, or out with null. */
  identify(way: FoyerIdentify | null): void;
  /** As the attribute `locale`. */
  setLocale(locale: string): void;
  /** As the attribute `theme`. */
  setTheme(theme: 'light' | 'dark' | 'auto'): void;
  /** Takes the element away with everything that it holds. */
  destroy(): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'foyer-chat': FoyerElement;
    'foyer-occasions': FoyerElement;
    'foyer-shop': FoyerElement;
  }
  // Heard at the element and at everything around it.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- only an interface merges with the browser's own
  interface GlobalEventHandlersEventMap extends FoyerEvents {}
}
