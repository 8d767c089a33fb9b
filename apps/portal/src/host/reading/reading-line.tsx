import { useEffect, useRef } from 'react';
import * as styles from './reading.css.ts';

/**
 * A thin line at the upper edge that grows while a text is read. Browsers move it by themselves with the scrolling; for those that cannot, a number is
 * set once a frame, and nothing is rendered again.
 */
export function ReadingLine({ text }: { text: HTMLElement }) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (CSS.supports('animation-timeline', '--foyer-article')) return undefined;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { top, height } = text.getBoundingClientRect();
      const read = Math.min(1, Math.max(0, -top / Math.max(1, height - innerHeight)));
      line.current?.style.setProperty('--foyer-read', String(read));
    };
    const plan = () => {
      frame ||= requestAnimationFrame(draw);
    };
    addEventListener('scroll', plan, { passive: true });
    draw();
    return () => {
      removeEventListener('scroll', plan);
      cancelAnimationFrame(frame);
    };
  }, [text]);
  return <div ref={line} className={styles.line} aria-hidden />;
}
