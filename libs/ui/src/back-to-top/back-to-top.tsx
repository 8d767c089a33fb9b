import { IconButton } from '../icon-button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowUpIcon } from '../icon/icons.ts';
import { useScrolledPast } from '../scroll/use-scrolled-past.ts';
import * as styles from './back-to-top.css.ts';

export interface BackToTopProps {
  label: string;
  /** The id of the main element, which has `tabIndex={-1}`: there the next Tab goes on. */
  target: string;
}

/** A button at the corner of the window that comes once a whole screen has been scrolled, and leads back to the top. */
export function BackToTop({ label, target }: BackToTopProps) {
  const shown = useScrolledPast(1, 'screens');
  const goUp = () => {
    document.getElementById(target)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
  };
  return (
    <div className={styles.place} data-shown={shown || undefined}>
      <IconButton look="outlined" label={label} icon={<Icon icon={ArrowUpIcon} />} onClick={goUp} />
    </div>
  );
}
