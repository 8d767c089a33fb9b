import { type ComponentPropsWithoutRef, useRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowUpIcon } from '../icon/icons.ts';
import { useScrolledBack } from '../scroll/use-scrolled-back.ts';
import * as styles from './back-to-top.css.ts';

export interface BackToTopProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  label: string;
  /** The id of the main element, which has `tabIndex={-1}`: there the next Tab goes on. */
  target: string;
}

/**
 * A button that leads back to the top; the last child of the main element. It lies over the page only while a reader more than a screen down
 * goes up again, so that it covers nothing for those who read on. Where the content ends it rests below it, in the padding of the main
 * element, which is to be `vars.space.xxxl` there.
 */
export function BackToTop({ label, target, className, ...rest }: BackToTopProps) {
  const place = useRef<HTMLDivElement>(null);
  const shown = useScrolledBack(place);
  const goUp = () => {
    document.getElementById(target)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  };
  return (
    <div {...rest} ref={place} className={classNames(styles.place, className)}>
      <div className={styles.button} data-shown={shown || undefined}>
        <IconButton look="outlined" label={label} icon={<Icon icon={ArrowUpIcon} />} onClick={goUp} />
      </div>
    </div>
  );
}
