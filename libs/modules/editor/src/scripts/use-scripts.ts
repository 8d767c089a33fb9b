import type { Schemas } from '@foyer/api';
import { type RefObject, useEffect } from 'react';
import { runScripts } from './run-scripts.ts';

/** Runs the scripts whenever the module comes into the page, also after a navigation without a new document, and ends them when it leaves. */
export function useScripts(root: RefObject<HTMLElement | null>, { options, results }: Schemas['EditorModule']): void {
  const { scripts } = options;
  useEffect(() => {
    const leaving = new AbortController();
    void runScripts(scripts, root.current!, leaving.signal);
    return () => leaving.abort();
    // Another HTML means other elements: the scripts begin again.
  }, [root, scripts, results]);
}
