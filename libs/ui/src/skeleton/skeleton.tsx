import type { ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

/** Lines of text that are still to come, as tall as the text will be. */
export function SkeletonText({ lines = 1, size = 'm' }: { lines?: number; size?: keyof typeof styles.sizes }) {
  return (
    <div className={classNames(styles.lines, styles.sizes[size])} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** The place of an image that is still to come. */
export function SkeletonImage({ ratio = '3:2', className }: { ratio?: keyof typeof styles.image; className?: string }) {
  return <div className={classNames(styles.image[ratio], className)} aria-hidden />;
}

/** The place of a control or box: 44, 96 or 192 px high. */
export function SkeletonBlock({ size = 'm', className }: { size?: keyof typeof styles.block; className?: string }) {
  return <div className={classNames(styles.block[size], className)} aria-hidden />;
}

/** The place of an avatar. */
export function SkeletonCircle({ size = 's' }: { size?: keyof typeof styles.circle }) {
  return <div className={styles.circle[size]} aria-hidden />;
}

/** Wraps the skeletons of one part of the page and announces once to screen readers that it is loading. */
export function Loading({ label, className, children }: { label: ReactNode; className?: string; children: ReactNode }) {
  return (
    <div role="status" className={className}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
