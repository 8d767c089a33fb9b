import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the first view, which the server makes as well. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
