import { type RefObject, useEffect, useState } from 'react';
import { watchScroll } from './watch-scroll.ts';

/** A finger that rests is not quite still: so many px up count as scrolling up, so many down as scrolling down. */
const slack = { up: 24, down: 8 };

/** Whether the reader scrolls up, by how far the window has been scrolled; reported at each scroll. */
export function createDirectionWatch() {
  let up = false;
  let turn = 0;
  return (at: number): boolean => {
    // Measured from the furthest point in the present direction.
    turn = up ? Math.min(turn, at) : Math.max(turn, at);
    if (up ? at > turn + slack.down : at < turn - slack.up) {
      up = !up;
      turn = at;
    }
    return up;
  };
}

/**
 * Whether a reader may want to leave a place more than a screen down the page: they scroll up, or have come to the end of what the element is
 * in. While they read on it is false, as on the server and at first.
 */
export function useScrolledBack(element: RefObject<Element | null>): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const isUp = createDirectionWatch();
    // Edges of a zoomed page are between pixels.
    const atEnd = () => Math.floor(element.current!.parentElement!.getBoundingClientRect().bottom) <= window.innerHeight;
    const judge = () => {
      const up = isUp(window.scrollY);
      setBack(window.scrollY > window.innerHeight && (up || atEnd()));
    };
    return watchScroll(judge);
  }, [element]);
  return back;
}
