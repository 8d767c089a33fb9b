import type { FontPair } from '@foyer/theme';
import { useEffect } from 'react';
import { adoptFonts } from './adopt-fonts.ts';

/** Holds the faces of a pair in this document for as long as its component is mounted; null holds none. Without them the fallbacks stay. */
export function useFonts(pair: FontPair | null): void {
  useEffect(() => {
    if (pair === null) return undefined;
    const adopting = adoptFonts(pair);
    return () => void adopting.then((giveBack) => giveBack());
  }, [pair]);
}
