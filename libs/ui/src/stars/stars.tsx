import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { StarHalfIcon, StarIcon } from '../icon/icons.ts';
import { starFills, type StarFill } from './rating.ts';
import * as styles from './stars.css.ts';

export interface StarsProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role' | 'aria-label'> {
  /** From 0 to `max`, shown in half steps; a quarter rounds up. `null` where no one has rated yet. */
  value: number | null;
  /** How many stars are all there can be. */
  max?: 5 | 10;
  /** The whole row in words, with the exact value: "4.3 of 5 stars". */
  label: string;
  /** `s` in lists, `m` in cards, `l` beside a headline. */
  size?: styles.StarsVariants['size'];
}

/** A rating in stars, read only; one picture with one name for screen readers. */
export function Stars({ value, max = 5, label, size, className, ...rest }: StarsProps) {
  const fills = starFills(value, max);
  return (
    <span {...rest} role="img" aria-label={label} className={classNames(styles.stars({ size }), className)}>
      {[fills.slice(0, 5), fills.slice(5)].map(
        (row, index) => row.length > 0 && <span key={index} className={styles.five} children={row.map(star)} />,
      )}
    </span>
  );
}

const star = (fill: StarFill, index: number) => (
  <span key={index} className={styles.star} data-fill={fill}>
    <Icon icon={StarIcon} className={fill === 'full' ? styles.full : styles.outline} />
    {fill === 'half' && (
      <span className={styles.half}>
        <Icon icon={StarHalfIcon} directional className={styles.full} />
      </span>
    )}
  </span>
);
