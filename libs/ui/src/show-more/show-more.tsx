import { type ComponentPropsWithRef, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { clamp } from '../clamp/clamp.css.ts';
import type { ClampProps } from '../clamp/clamp.tsx';
import { Icon } from '../icon/icon.tsx';
import { ChevronDownIcon, ChevronUpIcon } from '../icon/icons.ts';
import * as styles from './show-more.css.ts';
import { useCut } from './use-cut.ts';

export type ShowMoreProps = Omit<ComponentPropsWithRef<'div'>, 'dir'> & {
  moreLabel: string;
  lessLabel: string;
  /** What opens or closes, for screen readers where several are on a page: the name of a person, the title of a story. */
  subject?: string;
  /** `auto` for what a person wrote: it runs, and is cut, in the direction of its own language, whichever the page has. */
  dir?: 'auto';
  children: ReactNode;
} & (
    | {
        /** How many lines of running text show at first. */
        lines: ClampProps['lines'];
        height?: undefined;
      }
    | {
        /** How many px (at the usual font size) of any content show at first. */
        height: keyof typeof styles.heights;
        lines?: undefined;
      }
  );

/**
 * Content that starts out cut, with a button to see all of it. The button comes only where something is cut, and is above the text it
 * shortens, so nothing moves when the page is hydrated. What is focused or searched for below the cut opens it. Print shows everything.
 */
export function ShowMore(props: ShowMoreProps) {
  const { lines, height, moreLabel, lessLabel, subject, className, dir, children, ...rest } = props;
  const id = useId();
  const boxRef = useRef<HTMLDivElement>(null);
  const contentRef = useRef<HTMLDivElement>(null);
  const buttonRef = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const cut = useCut(boxRef, contentRef, open);
  const shortened = cut && !open;

  useLayoutEffect(() => {
    const box = boxRef.current;
    if (!shortened || !buttonRef.current || !box) return;
    box.style.setProperty('--foyer-more', `${buttonRef.current.offsetWidth}px`);
    // Gradients know no beginning and end of a line.
    box.style.setProperty('--foyer-more-towards', getComputedStyle(box).direction === 'rtl' ? 'right' : 'left');
  }, [shortened, moreLabel, children]);

  const toggle = () => {
    setOpen(!open);
    // What follows comes up to where the reader is; the button stays in sight.
    if (open) requestAnimationFrame(() => buttonRef.current?.scrollIntoView({ block: 'nearest' }));
  };
  return (
    <div {...rest} className={classNames(styles.root, className)} dir={dir}>
      <div
        ref={boxRef}
        id={id}
        className={classNames(
          !open && (lines ? clamp[lines] : styles.heights[height]),
          shortened && (lines ? styles.cutLine : styles.cutHeight),
        )}
        // The browser scrolls the box where the focus or its own search goes below the cut.
        onScroll={() => setOpen(true)}
      >
        {/* Its size reflects changed text, fonts and widths alike. No block of its own formatting: clamps do not count the lines of those. */}
        <div ref={contentRef}>{children}</div>
      </div>
      {cut && (
        <button
          ref={buttonRef}
          type="button"
          className={classNames(styles.button, open ? styles.place.open : styles.place[lines ? 'line' : 'height'])}
          aria-expanded={open}
          aria-controls={id}
          aria-label={subject && [open ? lessLabel : moreLabel, subject].join(': ')}
          onClick={toggle}
        >
          {/* The words of the button are the page's; its place is that of the text. */}
          <span className={styles.face} dir={dir}>
            <span className={styles.label}>{open ? lessLabel : moreLabel}</span>
            <Icon icon={open ? ChevronUpIcon : ChevronDownIcon} />
          </span>
        </button>
      )}
    </div>
  );
}
