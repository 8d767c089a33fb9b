import { createContext, use } from 'react';

/**
 * The element that pop-ups hang in. A modal dialog sets one of its own (`OverlayLayer`), because a list that hung in the page would lie
 * below it and could not be reached; a widget sets a place inside its shadow root. `undefined` is the page's body.
 */
export const OverlayContainerContext = createContext<Element | undefined>(undefined);

/** For `UNSTABLE_portalContainer` of react-aria's `Popover` and `Tooltip`. */
export const useOverlayContainer = () => use(OverlayContainerContext);
