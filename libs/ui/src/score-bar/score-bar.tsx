import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { shareOf, stepFills, toneOfScore, type ScoreTone } from './score.ts';
import * as styles from './score-bar.css.ts';

export interface ScoreBarProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** What is rated. */
  label: ReactNode;
  /** From 0 to `max`; `null` where no one has rated yet. */
  value: number | null;
  max: number;
  /** The value as the reader writes it: "8.7", "94 %". */
  figure: ReactNode;
  /** What is read aloud in place of the bare figure: "8.7 of 10". */
  figureLabel?: string;
  /** Something small beside the label, such as the number of ratings. */
  note?: ReactNode;
  /** One box for each whole point, filled in halves, for scales of up to 10. */
  stepped?: boolean;
  /** The colour; by default it follows the value. It never says anything that length and figure do not. */
  tone?: ScoreTone | 'brand';
}

/** A score as a bar with its figure. The words carry the meaning; the bar itself is hidden from screen readers. */
export function ScoreBar(props: ScoreBarProps) {
  const { label, value, max, figure, figureLabel, note, stepped = false, tone, className, ...rest } = props;
  const share = shareOf(value, max);
  const color = styles.tones[tone ?? toneOfScore(share)];
  return (
    <div {...rest} className={classNames(styles.scoreBar, className)}>
      <span className={styles.label}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.figure}>
        {figureLabel ? (
          <>
            <span aria-hidden>{figure}</span>
            <VisuallyHidden>{figureLabel}</VisuallyHidden>
          </>
        ) : (
          figure
        )}
      </span>
      {stepped ? (
        <span className={classNames(styles.steps, color)} aria-hidden>
          {stepFills(value, max).map((fill, index) => (
            <span key={index} className={styles.step} data-fill={fill}>
              <span className={styles.stepFill[fill]} />
            </span>
          ))}
        </span>
      ) : (
        <span className={styles.track} aria-hidden>
          <svg className={styles.drawing} viewBox="0 0 100 1" preserveAspectRatio="none">
            <rect className={color} width={share * 100} height="1" />
          </svg>
        </span>
      )}
    </div>
  );
}
