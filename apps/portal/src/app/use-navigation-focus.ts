import { adoptFonts } from '@foyer/ui';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Every navigation scrolls to the top (access §2) and moves the focus to the main content, so that screen readers start reading the
 * new page. Going back is left to the browser, which restores the old position.
 */
export function useNavigationFocus(): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // Faces that came too late for the first view are taken up now, when the text changes anyway.
    void adoptFonts();
    if (type === 'POP') return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [pathname, type]);
}
