import type { Identify } from './definition.ts';

const changed = new Set<() => void>();
const ways = new Map<string, Identify>();

/** How the page signs its visitor in at a website's widgets; all of them are signed in alike. */
export const identities = {
  of: (site: string): Identify | undefined => ways.get(site),
  /** Sets it, or takes it away: then the visitor is signed out. */
  set(site: string, identify: Identify | null): void {
    if (identify === (ways.get(site) ?? null)) return;
    if (identify) ways.set(site, identify);
    else ways.delete(site);
    for (const tell of changed) tell();
  },
  onChange(tell: () => void): () => void {
    changed.add(tell);
    return () => void changed.delete(tell);
  },
};
