import { classNames } from '../class-names/class-names.ts';
import { Stack } from '../stack/stack.tsx';
import { SkeletonBlock, SkeletonCircle, SkeletonImage, SkeletonText, type SkeletonAttributes } from './skeleton.tsx';
import * as styles from './skeleton-parts.css.ts';

const times = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A `MediaCard` that is still to come: picture, title, some lines, facts. */
export function SkeletonCard({ image = true, lines = 3, className, ...rest }: SkeletonAttributes & { image?: boolean; lines?: number }) {
  return (
    <div {...rest} className={classNames(styles.card, className)} aria-hidden>
      {image && <SkeletonImage className={styles.cover} />}
      <div className={styles.cardBody}>
        <SkeletonText size="l" />
        <SkeletonText lines={lines} size="s" />
        <div className={styles.short}>
          <SkeletonText size="s" />
        </div>
      </div>
    </div>
  );
}

/** Rows of people: a face, a name and a line below it. */
export function SkeletonPeople({ rows = 3, size = 's', ...rest }: SkeletonAttributes & { rows?: number; size?: 's' | 'm' | 'l' }) {
  return (
    <Stack {...rest} aria-hidden>
      {times(rows).map((row) => (
        <div key={row} className={styles.person}>
          <SkeletonCircle size={size} />
          <div className={styles.personText}>
            <SkeletonText />
            <div className={styles.short}>
              <SkeletonText size="s" />
            </div>
          </div>
        </div>
      ))}
    </Stack>
  );
}

/** Lines of a list, each with a hairline below, as tall as a touch target. */
export function SkeletonList({ rows = 5, ...rest }: SkeletonAttributes & { rows?: number }) {
  return (
    <div {...rest} aria-hidden>
      {times(rows).map((row) => (
        <div key={row} className={styles.listRow}>
          <SkeletonText />
        </div>
      ))}
    </div>
  );
}

/** A field of a form with its label. */
export function SkeletonField(props: SkeletonAttributes) {
  return (
    <Stack {...props} gap="xs" aria-hidden>
      <div className={styles.short}>
        <SkeletonText size="s" />
      </div>
      <SkeletonBlock size="s" />
    </Stack>
  );
}
