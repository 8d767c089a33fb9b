import { useCarouselTexts } from '@foyer/i18n';
import { Children, type ReactElement } from 'react';
import * as styles from './turner.css.ts';
import { useTurn } from './use-turn.ts';

interface TurnerProps {
  /** What it shows, for screen readers. */
  label: string;
  /** How long each part stays, in ms. */
  everyMs: number;
  /** Parts with keys of their own. */
  children: ReactElement[];
}

/**
 * A carousel for a screen that no one touches: one part at a time, the next fades in. Besides the one that shows only its neighbours are in the
 * page: the one that fades out, and the next, whose pictures load meanwhile.
 */
export function Turner({ label, everyMs, children }: TurnerProps) {
  const texts = useCarouselTexts(label);
  const parts = Children.toArray(children) as ReactElement[];
  const shown = useTurn(parts.length, everyMs);
  if (parts.length === 1) return parts[0];
  const placeOf = (index: number) => {
    if (index === shown) return 'shown';
    return index === (shown + 1) % parts.length ? 'next' : 'gone';
  };
  const near = (index: number) => placeOf(index) !== 'gone' || index === (shown + parts.length - 1) % parts.length;
  return (
    <section className={styles.turner} aria-roledescription={texts.role} aria-label={texts.carousel}>
      <div className={styles.stage}>
        {parts.map(
          (part, index) =>
            near(index) && (
              <div
                key={part.key}
                className={styles.slides[placeOf(index)]}
                role="group"
                aria-roledescription={texts.slideRole}
                aria-label={texts.slide(index + 1, parts.length)}
                inert={index !== shown}
              >
                {part}
              </div>
            ),
        )}
      </div>
      <div className={styles.dots} aria-hidden>
        {parts.map((part, index) => (
          <span key={part.key} className={styles.dotStates[index === shown ? 'here' : 'there']} />
        ))}
      </div>
    </section>
  );
}
