import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

/** In pixels from an end: there more is loaded, and there one is at the end. */
const [loadWithin, endWithin] = [600, 48];

interface ReadingPlace {
  /** What is shown changes with it. */
  of: unknown;
  and: unknown;
  hasAfter: boolean;
  onTop: () => void;
  onBottom: () => void;
  /** Where it begins: the element to show, in place of the end. */
  start: () => Element | null | undefined;
}

/** The first line that can be seen, and where. */
interface Anchor {
  key: string;
  top: number;
}

const linesOf = (scroller: Element) => [...scroller.querySelectorAll<HTMLElement>('[data-line]')];

function anchorIn(scroller: Element): Anchor | undefined {
  const { top } = scroller.getBoundingClientRect();
  const line = linesOf(scroller).find((one) => one.getBoundingClientRect().bottom > top);
  return line && { key: line.dataset['line']!, top: line.getBoundingClientRect().top - top };
}

const toEnd = (scroller: Element) => void (scroller.scrollTop = scroller.scrollHeight);

/** Keeps what is being read in its place while lines come before and after it, and stays at the end for those who are there. */
export function useReadingPlace(
  scrollerRef: RefObject<HTMLDivElement | null>,
  { of, and, hasAfter, onTop, onBottom, start }: ReadingPlace,
) {
  const [atEnd, setAtEnd] = useState(true);
  const place = useRef<{ anchor: Anchor | undefined; atEnd: boolean; begun: boolean }>({ anchor: undefined, atEnd: true, begun: false });

  const look = useEffectEvent(() => {
    const scroller = scrollerRef.current;
    if (!scroller || scroller.clientHeight === 0) return;
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight;
    const isEnd = below <= endWithin && !hasAfter;
    place.current = { anchor: anchorIn(scroller), atEnd: isEnd, begun: true };
    setAtEnd(isEnd);
    if (scroller.scrollTop < loadWithin) onTop();
    if (below < loadWithin && hasAfter) onBottom();
  });
  const keep = useEffectEvent(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return;
    const { anchor, atEnd: wasAtEnd, begun } = place.current;
    const first = begun ? null : start();
    if (first) first.scrollIntoView({ block: 'start' });
    else if (!begun || wasAtEnd) toEnd(scroller);
    else if (anchor) {
      const line = linesOf(scroller).find((one) => one.dataset['line'] === anchor.key);
      if (line) scroller.scrollTop += line.getBoundingClientRect().top - scroller.getBoundingClientRect().top - anchor.top;
    }
    look();
  });
  useLayoutEffect(() => keep(), [of, and]);
  useEffect(() => {
    const scroller = scrollerRef.current;
    if (!scroller) return undefined;
    // Pictures arrive, the field below grows, the window turns.
    const sizes = new ResizeObserver(() => place.current.atEnd && toEnd(scroller));
    sizes.observe(scroller);
    if (scroller.firstElementChild) sizes.observe(scroller.firstElementChild);
    const onScroll = () => look();
    scroller.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      scroller.removeEventListener('scroll', onScroll);
    };
  }, [scrollerRef]);

  return {
    atEnd,
    toEnd(): void {
      place.current = { anchor: undefined, atEnd: true, begun: true };
      if (scrollerRef.current) toEnd(scrollerRef.current);
    },
    /** Shows another part from its beginning, at what `start` says. */
    begin: () => void (place.current = { anchor: undefined, atEnd: false, begun: false }),
  };
}
