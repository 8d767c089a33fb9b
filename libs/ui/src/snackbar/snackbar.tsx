import { createContext, use, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../modal/open-modals.ts';
import { from } from '../theme/tools.ts';
import { createSnackbarQueue, type SnackbarOptions } from './snackbar-queue.ts';
import { SnackbarRegion } from './snackbar-region.tsx';

/** Shows a message at the foot of the screen; returns what closes it. The same message is not shown twice at once. */
export type ShowSnackbar = (message: ReactNode, options?: SnackbarOptions) => () => void;

const SnackbarContext = createContext<ShowSnackbar | undefined>(undefined);

/** The function that shows a snackbar. Throws outside a `SnackbarProvider`. */
export function useSnackbar(): ShowSnackbar {
  const show = use(SnackbarContext);
  if (!show) throw new Error('useSnackbar needs a SnackbarProvider above it.');
  return show;
}

/** A stack where there is room, one after the other on phones. */
const limit = () => (matchMedia(from(600)).matches ? 3 : 1);

const none: never[] = [];

export interface SnackbarProviderProps {
  /** Names the messages as a part of the page, such as "Notifications". */
  label: string;
  dismissLabel: string;
  children: ReactNode;
}

/** Holds the messages and the live regions that read them out; rendered once, near the root of the app. */
export function SnackbarProvider({ label, dismissLabel, children }: SnackbarProviderProps) {
  const [queue] = useState(() => createSnackbarQueue(limit));
  const shown = useSyncExternalStore(queue.subscribe, queue.shown, () => none);
  const modal = useTopModal();
  const region = <SnackbarRegion label={label} dismissLabel={dismissLabel} shown={shown} queue={queue} />;
  return (
    <SnackbarContext value={queue.show}>
      {children}
      {/* Outside of an open dialog it could be neither read aloud nor pressed. */}
      {modal ? createPortal(region, modal) : region}
    </SnackbarContext>
  );
}
