import { type RefObject, useEffect, useRef } from 'react';
import type { FoyerElement } from './elements.ts';
import type { FoyerEvents } from './events.ts';

/** What a component calls back with: the element's own events. */
export interface FoyerHandlers {
  /** The widget is shown for the first time. */
  onReady?: (event: FoyerEvents['foyer:ready']) => void;
  /** The chat's panel or the shop's cart was opened. */
  onOpen?: (event: FoyerEvents['foyer:open']) => void;
  /** The chat's panel or the shop's cart was closed. */
  onClose?: (event: FoyerEvents['foyer:close']) => void;
  /** Something went wrong; the widget says it in its place. */
  onError?: (event: FoyerEvents['foyer:error']) => void;
  /** A message of another member has come. */
  onMessage?: (event: FoyerEvents['foyer:message']) => void;
  /** The cart holds so many rewards now. */
  onCart?: (event: FoyerEvents['foyer:cart']) => void;
}

const events = {
  onReady: 'foyer:ready',
  onOpen: 'foyer:open',
  onClose: 'foyer:close',
  onError: 'foyer:error',
  onMessage: 'foyer:message',
  onCart: 'foyer:cart',
} as const satisfies Record<keyof FoyerHandlers, keyof FoyerEvents>;
const names = Object.keys(events) as (keyof FoyerHandlers)[];

/** Takes the handlers out of a component's props, and calls them by what its element sends. */
export function useEvents<Props extends FoyerHandlers>(
  element: RefObject<FoyerElement | null>,
  props: Props,
): Omit<Props, keyof FoyerHandlers> {
  const latest = useRef<FoyerHandlers>(props);
  useEffect(() => void (latest.current = props));
  useEffect(() => {
    const at = element.current!;
    const ends = names.map((name) => {
      const listener = (event: Event) => (latest.current[name] as ((event: Event) => void) | undefined)?.(event);
      at.addEventListener(events[name], listener);
      return () => at.removeEventListener(events[name], listener);
    });
    return () => ends.forEach((end) => end());
  }, [element]);
  const { onReady: _ready, onOpen: _open, onClose: _close, onError: _error, onMessage: _message, onCart: _cart, ...rest } = props;
  return rest;
}
