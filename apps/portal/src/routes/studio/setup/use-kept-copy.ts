import type { Schemas } from '@foyer/api';
import { useEffect, useMemo, useState } from 'react';
import { createCopyStore, type LocalCopy } from '../local-copy.ts';
import { sameValue } from '../same-value.ts';

interface Versioned<Content> {
  version: number;
  content: Content;
}

interface Written<Content> {
  saved: Versioned<Content>;
  /** What is written on. */
  base: Versioned<Content>;
  /** What is not saved yet; null where nothing was changed. */
  content: Content | null;
}

const isContent = (value: unknown): boolean => typeof value === 'object' && value !== null;

/** Keeps in this browser what is not saved yet. Returns what it has kept of an earlier visit, and what takes that away once it is answered. */
export function useKeptCopy<Content>(userId: string, part: Schemas['StudioPart'], { saved, base, content }: Written<Content>) {
  const copies = useMemo(() => createCopyStore<Content>(userId, `setup-${part}`, isContent), [userId, part]);
  const [copy, setCopy] = useState<LocalCopy<Content> | null>(null);
  // Until it was asked for what the browser holds, nothing may take its place.
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    const kept = copies.read();
    // What the browser holds is not known while the first view is drawn.
    if (kept && !sameValue(kept.content, saved.content)) setCopy(kept);
    setAsked(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the page opens
  }, []);
  useEffect(() => {
    if (!asked || copy !== null) return;
    copies.write(content === null ? null : { version: base.version, base: base.content, content, at: Date.now() });
  }, [asked, copies, base, content, copy]);
  return [copy, () => setCopy(null)] as const;
}
