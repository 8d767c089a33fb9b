import { useEffect, useState } from 'react';
import { keepPlace, placeOf } from './reading-places.ts';

/** Whose place in what. */
export interface ReadingPlaceOf {
  id: string;
  version: number;
  userId: string;
}

/** The bars at the upper edge cover this much, in px. */
const covered = 96;
/** What is this far down still counts as the beginning, in px. */
const beginning = 200;
/** How long the page must not have been scrolled, in ms. */
const restMs = 300;
/** The first blocks are in sight anyway. */
const firstKept = 2;

const blocks = (text: HTMLElement) => [...text.children];

/** The block at the upper edge; undefined at the beginning and once the end has been seen. */
function currentBlock(text: HTMLElement): number | undefined {
  if (text.getBoundingClientRect().bottom <= innerHeight) return undefined;
  const block = blocks(text).findIndex((element) => element.getBoundingClientRect().bottom > covered);
  return block >= firstKept ? block : undefined;
}

/**
 * Keeps where someone stops in a text, and offers to lead them there when they come back. It offers nothing where something else has decided about
 * the place already: an address with a hash, a browser that goes back to where one was.
 */
export function useReadingPlace(text: HTMLElement, { id, version, userId }: ReadingPlaceOf) {
  const [offered, setOffered] = useState<number>();
  useEffect(() => {
    // After what restores the place of a page that is gone back to.
    const timer = setTimeout(() => {
      const block = placeOf(userId, id, version);
      const decided = location.hash !== '' || scrollY > beginning;
      if (block !== undefined && !decided && blocks(text)[block]) setOffered(block);
    }, restMs);
    return () => clearTimeout(timer);
  }, [text, id, version, userId]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const note = () => {
      // Text that has left the page, or is hidden, measures 0 and would count as read to its end.
      if (text.getClientRects().length === 0) return;
      const block = currentBlock(text);
      const seen = text.getBoundingClientRect().bottom <= innerHeight;
      // What lies further on stays kept while it is offered.
      if (offered !== undefined && !seen && (block ?? 0) < offered) return;
      setOffered(undefined);
      if (seen || block !== undefined) keepPlace(userId, id, version, block);
    };
    const later = () => {
      clearTimeout(timer);
      timer = setTimeout(note, restMs);
    };
    // Anyone who has scrolled already, before this listened, has a place; where a hash led no one has read to.
    if (currentBlock(text) !== undefined && location.hash === '') later();
    addEventListener('scroll', later, { passive: true });
    return () => {
      removeEventListener('scroll', later);
      clearTimeout(timer);
    };
  }, [text, id, version, userId, offered]);

  function resume(): void {
    const block = blocks(text)[offered!] as HTMLElement;
    setOffered(undefined);
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    scrollTo({ top: scrollY + block.getBoundingClientRect().top - covered, behavior: smooth ? 'smooth' : 'auto' });
    // Keyboards and screen readers go on from there as well.
    block.tabIndex = -1;
    block.focus({ preventScroll: true });
  }
  function dismiss(): void {
    setOffered(undefined);
    keepPlace(userId, id, version, undefined);
  }
  return { offered: offered !== undefined, resume, dismiss };
}
