import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './skeleton.css.ts';

/** What a skeleton takes beside its own: it is always hidden from screen readers, and holds nothing but its shape. */
export type SkeletonAttributes = Omit<ComponentPropsWithRef<'div'>, 'children' | 'aria-hidden'>;

/** Lines of text that are still to come, as tall as the text will be. */
export function SkeletonText({
  lines = 1,
  size = 'm',
  className,
  ...rest
}: SkeletonAttributes & { lines?: number; size?: keyof typeof styles.sizes }) {
  return (
    <div {...rest} className={classNames(styles.lines, styles.sizes[size], className)} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** The place of an image that is still to come. */
export function SkeletonImage({ ratio = '3:2', className, ...rest }: SkeletonAttributes & { ratio?: keyof typeof styles.image }) {
  return <div {...rest} className={classNames(styles.image[ratio], className)} aria-hidden />;
}

/** The place of a control or box: 44, 96 or 192 px high. */
export function SkeletonBlock({ size = 'm', className, ...rest }: SkeletonAttributes & { size?: keyof typeof styles.block }) {
  return <div {...rest} className={classNames(styles.block[size], className)} aria-hidden />;
}

/** The place of an avatar. */
export function SkeletonCircle({ size = 's', className, ...rest }: SkeletonAttributes & { size?: keyof typeof styles.circle }) {
  return <div {...rest} className={classNames(styles.circle[size], className)} aria-hidden />;
}

/** Wraps the skeletons of one part of the page and announces once to screen readers that it is loading. */
export function Loading({ label, children, ...rest }: Omit<ComponentPropsWithRef<'div'>, 'role'> & { label: ReactNode }) {
  return (
    <div {...rest} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
