import { useEffect, useState } from 'react';

/** Whether the page is scrolled further than so many px, or than so many heights of the window. False on the server and at first. */
export function useScrolledPast(distance: number, unit: 'px' | 'screens' = 'px'): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const judge = () => setPast(window.scrollY > distance * (unit === 'px' ? 1 : window.innerHeight));
    judge();
    window.addEventListener('scroll', judge, { passive: true });
    window.addEventListener('resize', judge);
    return () => {
      window.removeEventListener('scroll', judge);
      window.removeEventListener('resize', judge);
    };
  }, [distance, unit]);
  return past;
}
