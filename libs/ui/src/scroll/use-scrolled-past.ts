import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than so many px. False on the server and at first. */
export function useScrolledPast(distance: number): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const judge = () => setPast(window.scrollY > distance);
    judge();
    window.addEventListener('scroll', judge, { passive: true });
    window.addEventListener('resize', judge);
    return () => {
      window.removeEventListener('scroll', judge);
      window.removeEventListener('resize', judge);
    };
  }, [distance]);
  return past;
}
