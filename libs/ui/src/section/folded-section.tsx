import { classNames } from '../class-names/class-names.ts';
import { HeadingLevelContext } from '../heading/heading-level.ts';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { Stack } from '../stack/stack.tsx';
import * as styles from './folded-section.css.ts';
import { FoldContext } from './fold-context.ts';
import type { SectionProps } from './section-props.ts';

/**
 * A section that is a line where it is narrow, and opens below it. The line is a native `summary`: it works before scripts, and the browser's search
 * opens it.
 */
export function FoldedSection({ title, gap, className, children, ...rest }: SectionProps) {
  return (
    <FoldContext value={undefined}>
      <div {...rest} className={classNames(styles.place, className)}>
        {/* What its reader opened before the page was hydrated stays open. */}
        <details className={styles.details} suppressHydrationWarning>
          <summary className={styles.line}>
            <Heading level={2} size="card">
              {title}
            </Heading>
            <span className={styles.chevron}>
              <Icon icon={ChevronDownIcon} />
            </span>
          </summary>
          <div className={styles.content} data-folded="">
            <Stack gap={gap}>
              <Heading level={2} className={styles.title}>
                {title}
              </Heading>
              <HeadingLevelContext value={3}>{children}</HeadingLevelContext>
            </Stack>
          </div>
        </details>
      </div>
    </FoldContext>
  );
}
