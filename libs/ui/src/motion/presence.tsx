import { AnimatePresence, LazyMotion, MotionConfig, m } from 'framer-motion';
import { Children, isValidElement, useSyncExternalStore, type ReactNode } from 'react';
import { useLanguageTag } from '../language/language.ts';
import { type MotionPreset, variantsOf } from './presets.ts';

const loadFeatures = () => import('./features.ts').then(({ domAnimation }) => domAnimation);

const neverChanges = () => () => undefined;

/** False on the server and while its HTML is taken over: framer-motion writes `style` attributes, which the security policy refuses there. */
const useAlive = () =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

export interface PresenceProps {
  preset?: MotionPreset;
  /** What is around each child. */
  as?: 'div' | 'li';
  /** Elements with a `key`; each comes when it is added and stays for its way out when it is taken away. */
  children: ReactNode;
}

/**
 * Moves its children in and out. What is there from the start does not move, nor does anything for readers who asked for less motion (they see
 * a short fade). Loads framer-motion (5 kB, and 17 kB more before the first movement), so keep it out of first screens: what only comes in
 * needs no more than `entering` of `@foyer/ui/theme`.
 */
export function Presence({ preset = 'fade', as = 'div', children }: PresenceProps) {
  const alive = useAlive();
  const variants = variantsOf(preset, useLanguageTag());
  const Part = m[as];
  return (
    <LazyMotion features={loadFeatures} strict>
      <MotionConfig reducedMotion="user">
        <AnimatePresence initial={false}>
          {Children.toArray(children)
            .filter(isValidElement)
            .map((child) => (
              <Part
                key={child.key}
                variants={variants}
                initial={alive ? 'hidden' : false}
                animate={alive ? 'shown' : undefined}
                exit="hidden"
              >
                {child}
              </Part>
            ))}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}
