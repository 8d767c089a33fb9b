import { adoptFonts } from '@foyer/ui';
import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { targetOf } from './hash-target.ts';
import { holdScroll } from './hold-scroll.ts';
import { keepScrollPositions, scrollPositionOf, takeOverScrollPosition } from './scroll-positions.ts';
import { useFontPair } from '../../host/app/use-font-pair.ts';

const main = () => document.querySelector<HTMLElement>('main');

const onScreen = (link: Element): boolean => {
  const { top, bottom } = link.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
};

/** The link that led to a page: of several the one that the reader sees. */
function linkTo(pathname: string): HTMLElement | undefined {
  const links = [...(main()?.querySelectorAll('a') ?? [])].filter((link) => link.pathname === pathname);
  return links.find(onScreen) ?? links[0];
}

/**
 * Every navigation scrolls to the top, or to the part that its hash names, and going back to where one was (access §2). On another page the
 * focus moves to the main content, going back to the link that was followed there, and the live region that the answer refers to says its title. `first`
 * is where the document began.
 */
export function useNavigationFocus(first: Location): RefObject<HTMLSpanElement | null> {
  const announcer = useRef<HTMLSpanElement>(null);
  const here = useLocation();
  const type = useNavigationType();
  const pair = useFontPair();
  const shown = useRef(first);
  /** Where each entry of the history led on to. */
  const followed = useRef(new Map<string, string>());
  useEffect(() => keepScrollPositions(() => shown.current), []);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = here;
    const moved = before.pathname !== here.pathname;
    if (before.key === here.key) return;
    // Filters and tabs replace their query where they are.
    if (!moved && type === 'REPLACE') return takeOverScrollPosition(before, here);
    // A hash on the same page is the browser's business.
    if (!moved && type === 'POP' && here.hash) return;
    const target = type === 'POP' ? null : targetOf(here.hash);
    holdScroll(type === 'POP' ? scrollPositionOf(here) : 0);
    target?.scrollIntoView();
    if (!moved) return;
    if (type === 'PUSH') followed.current.set(before.key, here.pathname);
    const back = type === 'POP' && followed.current.get(here.key) === before.pathname;
    // Faces that came too late for the first view are taken up now, when the text changes anyway.
    void adoptFonts(pair);
    const opener = back ? linkTo(before.pathname) : undefined;
    (opener ?? main())?.focus({ preventScroll: true });
    if (announcer.current) announcer.current.textContent = document.title;
  }, [here, type, pair]);
  return announcer;
}
