import type { Schemas } from '@foyer/api';
import { useCallback, useEffect, useMemo, useState } from 'react';
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

/**
 * Keeps in this browser what is not saved yet, beside what earlier visits have kept. Returns what the last of those has kept, and what takes it away
 * once it is answered: with what was typed instead, where that is to be offered in its place; and what offers what is written before it gives way.
 */
export function useKeptCopy<Content>(userId: string, part: Schemas['StudioPart'], { saved, base, content }: Written<Content>) {
  const store = useMemo(() => createCopyStore<Content>(userId, `setup-${part}`, isContent), [userId, part]);
  const [copies, setCopies] = useState<readonly LocalCopy<Content>[]>([]);
  // Until it was asked for what the browser holds, nothing may take its place.
  const [asked, setAsked] = useState(false);
  useEffect(() => {
    // What the browser holds is not known while the first view is drawn.
    setCopies(store.read().filter((kept) => !sameValue(kept.content, saved.content)));
    setAsked(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- asked once, when the page opens
  }, []);
  const own = useCallback(
    () => (content === null ? [] : [{ version: base.version, base: base.content, content, at: Date.now() }]),
    [base, content],
  );
  useEffect(() => {
    if (asked) store.write([...own(), ...copies]);
  }, [asked, store, own, copies]);
  const answer = (takeOver: boolean) => setCopies((all) => [...(takeOver ? own() : []), ...all.slice(1)]);
  // What a restored version takes the place of.
  const offer = () => setCopies((all) => [...own().map((copy) => ({ ...copy, replaced: true as const })), ...all]);
  return [copies[0] ?? null, answer, offer] as const;
}
