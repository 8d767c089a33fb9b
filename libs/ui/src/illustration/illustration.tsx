import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import * as styles from './illustration.css.ts';

/** What all illustrations take. */
export type IllustrationProps = Omit<ComponentPropsWithRef<'svg'>, 'children'>;

/** The frame of an illustration: a light behind it and the floor it stands on. It says nothing that the words beside it do not say. */
export function Illustration({ className, children, ...rest }: ComponentPropsWithRef<'svg'>) {
  return (
    <svg {...rest} viewBox="0 0 240 150" aria-hidden className={classNames(styles.picture, className)}>
      <ellipse className={styles.glow} cx="120" cy="78" rx="108" ry="70" />
      {children}
    </svg>
  );
}

/** The floor of a room. */
export const Floor = () => <path className={styles.line} d="M18 134h204" />;
