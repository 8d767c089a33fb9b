import { type RefObject, useEffect, useState } from 'react';
import { watchScroll } from './watch-scroll.ts';

/** A finger that rests is not quite still: so many px up count as turning back, so many down as going on. */
const slack = { up: 24, down: 8 };

/** Whether the reader goes up, by how far the window has been scrolled; reported at each scroll. */
export function createWayWatch() {
  let up = false;
  let turn = 0;
  return (at: number): boolean => {
    // The way goes on from its furthest point.
    turn = up ? Math.min(turn, at) : Math.max(turn, at);
    if (up ? at > turn + slack.down : at < turn - slack.up) {
      up = !up;
      turn = at;
    }
    return up;
  };
}

/**
 * Whether a reader may want to leave a place more than a screen down the page: they go up, or have come to the end of what the element is
 * in. While they read on it is false, as on the server and at first.
 */
export function useTurnedBack(element: RefObject<Element | null>): boolean {
  const [back, setBack] = useState(false);
  useEffect(() => {
    const goesUp = createWayWatch();
    // Edges of a zoomed page are between pixels.
    const atEnd = () => Math.floor(element.current!.parentElement!.getBoundingClientRect().bottom) <= window.innerHeight;
    const judge = () => {
      const up = goesUp(window.scrollY);
      setBack(window.scrollY > window.innerHeight && (up || atEnd()));
    };
    return watchScroll(judge);
  }, [element]);
  return back;
}
