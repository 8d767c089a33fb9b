import type { Variants } from 'framer-motion';
import { pace } from './timing.ts';

/** The ways in which parts of a page come and go. `fromStart` is the left edge where text runs from left to right. */
export type MotionPreset = 'fade' | 'rise' | 'fromStart' | 'fromEnd' | 'fromBottom' | 'collapse';

const coming = pace('steady', 'enter');
const going = pace('quick', 'exit');

/** A part that comes in from `hidden` and goes back there, a little faster. */
const comesFrom = (hidden: Record<string, string | number>, shown: Record<string, string | number>): Variants => ({
  hidden: { ...hidden, transition: going },
  shown: { ...shown, transition: coming },
});

const rightToLeft = /^(ar|fa|he|ur)\b/;

/** The preset's two states, in a language that may run from right to left. */
export function variantsOf(preset: MotionPreset, language: string): Variants {
  const towardsEnd = rightToLeft.test(language) ? -1 : 1;
  switch (preset) {
    case 'fade':
      return comesFrom({ opacity: 0 }, { opacity: 1 });
    case 'rise':
      return comesFrom({ opacity: 0, y: 12 }, { opacity: 1, y: 0 });
    case 'fromStart':
      return comesFrom({ opacity: 0, x: -24 * towardsEnd }, { opacity: 1, x: 0 });
    case 'fromEnd':
      return comesFrom({ opacity: 0, x: 24 * towardsEnd }, { opacity: 1, x: 0 });
    case 'fromBottom':
      return comesFrom({ y: '100%' }, { y: 0 });
    // The one that moves what follows: for lines of a list that leave, where a jump would lose the reader's place.
    case 'collapse':
      return comesFrom({ opacity: 0, height: 0, overflow: 'hidden' }, { opacity: 1, height: 'auto', overflow: 'hidden' });
  }
}
