import { useEffect, useState } from 'react';
import { watchScroll } from './watch-scroll.ts';

/** Whether the page is scrolled further than so many px. False on the server and at first. */
export function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => watchScroll(() => setPast(window.scrollY > distance)), [distance]);
  return past;
}
