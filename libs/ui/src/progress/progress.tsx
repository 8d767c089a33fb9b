import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { fraction } from './fraction.ts';
import * as styles from './progress.css.ts';

interface ProgressTexts extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is under way: "Foto wird hochgeladen". */
  label: ReactNode;
  /** Leaves the label to screen readers, where the words around the progress say it already. */
  labelHidden?: boolean;
  /** How much is done; leave it out while it is unknown. Values outside 0 … `max` count as the nearest. */
  value?: number | undefined;
  /** The value when all is done. */
  max?: number;
  /** The amount in words, shown and read aloud in place of a bare percentage: "40 %", "3 von 8 Lektionen". */
  valueText?: string | undefined;
  tone?: styles.ProgressVariants['tone'];
}

export type ProgressProps = ProgressTexts;

/** A bar that says how far something has come: an upload, a course. Native, so it is there before the page is hydrated. */
export function Progress({ label, labelHidden, value, max = 100, valueText, tone, className, ...rest }: ProgressProps) {
  const id = useId();
  const done = fraction(value, max);
  const name = (
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
  );
  return (
    <div {...rest} className={classNames(styles.progress({ tone }), className)}>
      {labelHidden && <VisuallyHidden>{name}</VisuallyHidden>}
      {(!labelHidden || valueText) && (
        <div className={styles.words}>
          {!labelHidden && name}
          {valueText && (
            <span className={styles.amount} aria-hidden>
              {valueText}
            </span>
          )}
        </div>
      )}
      <div className={styles.track}>
        <progress id={id} className={styles.bar} value={done} aria-valuetext={valueText} />
      </div>
    </div>
  );
}

export interface ProgressRingProps extends ProgressTexts {
  /** `s` is in a line of text, `m` shows the amount: inside where it is as short as "100 %", otherwise below the label. */
  size?: styles.RingVariants['size'];
}

/** How many letters of an amount have room in the ring. */
const roomInRing = 6;

/** The same as a ring, for small places and for courses. */
export function ProgressRing(props: ProgressRingProps) {
  const { label, labelHidden, value, max = 100, valueText, tone, size = 'm', className, ...rest } = props;
  const id = useId();
  const done = fraction(value, max);
  const percent = done === undefined ? undefined : Math.round(done * 100);
  const shown = size === 'm' ? valueText : undefined;
  const name = (
    <span id={id} className={styles.label}>
      {label}
    </span>
  );
  return (
    <div {...rest} className={classNames(styles.progress({ tone, shape: 'ring' }), className)}>
      <div
        className={styles.ringPlace}
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={valueText}
      >
        <svg viewBox="0 0 36 36" aria-hidden className={classNames(styles.ring({ size }), percent === undefined && styles.waiting)}>
          <circle cx="18" cy="18" r="16" className={styles.ringTrack} />
          {percent !== 0 && (
            <circle cx="18" cy="18" r="16" pathLength="100" strokeDasharray={`${percent ?? 28} 100`} className={styles.ringValue} />
          )}
        </svg>
        {shown && shown.length <= roomInRing && <span className={styles.ringAmount}>{shown}</span>}
      </div>
      {labelHidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
      {shown && shown.length > roomInRing && (
        <span className={styles.longAmount} aria-hidden>
          {shown}
        </span>
      )}
    </div>
  );
}
