import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { ChevronBackIcon, ChevronForwardIcon } from '../icon/icons.ts';
import { Anchor } from '../link/link-context.tsx';
import { pageWindow, pageWithin } from './page-window.ts';
import * as styles from './pagination.css.ts';

export interface PaginationTexts {
  /** The name of the navigation, such as "Pages of the ratings". */
  navigation: string;
  previous: string;
  next: string;
  /** The number as the reader writes it. */
  number: (page: number) => string;
  /** The name of one page for screen readers: "Page 3". */
  page: (page: number) => string;
  /** The place in words, in place of the numbers where there is little room: "3 of 12". */
  place: (page: number, last: number) => string;
}

interface PaginationBase extends Omit<ComponentPropsWithRef<'nav'>, 'children' | 'defaultValue' | 'onChange' | 'aria-label'> {
  /** The present page, from 1. */
  value: number;
  /** The last page. With one page or none, nothing shows. */
  last: number;
  texts: PaginationTexts;
}

export type PaginationProps = PaginationBase &
  (
    | {
        /** The address of a page: the pages are links, which can be opened in a new tab and found by search engines. */
        href: (page: number) => string;
        /** In addition to going there. */
        onChange?: (page: number) => void;
      }
    | {
        /** Only for lists without an address of their own, such as inside a dialog: the pages are buttons. */
        href?: undefined;
        onChange: (page: number) => void;
      }
  );

/** The pages of a list: previous, numbers and next; in a narrow place "3 of 12" in place of the numbers. */
export function Pagination({ value, last, texts, href, onChange, className, ...attributes }: PaginationProps) {
  if (last <= 1) return null;
  const current = pageWithin(value, last);

  const step = (to: number, content: ReactNode, rest: StepProps) => {
    const off = to < 1 || to > last;
    const press = (event: MouseEvent) => {
      // It stays in the page and keeps the focus: who presses it on the last page but one must not lose their place.
      if (off) event.preventDefault();
      else onChange?.(to);
    };
    const common = { ...rest, 'aria-disabled': off || undefined, onClick: press, children: content };
    return href ? <Anchor {...common} href={href(pageWithin(to, last))} /> : <button type="button" {...common} />;
  };

  return (
    <nav {...attributes} aria-label={texts.navigation} className={classNames(styles.nav, className)}>
      <ul className={styles.list}>
        <li className={styles.edgeItem}>
          {step(current - 1, [<Icon key="icon" icon={ChevronBackIcon} directional />, edgeLabel(texts.previous)], {
            className: styles.edge,
          })}
        </li>
        {pageWindow(current, last).map((slot, index) => (
          <li key={slot === 'gap' ? `gap-${index}` : slot} className={styles.slot} aria-hidden={slot === 'gap' || undefined}>
            {slot === 'gap' ? (
              <span className={styles.gap}>{ellipsis}</span>
            ) : (
              step(slot, texts.number(slot), {
                className: styles.step,
                'aria-label': texts.page(slot),
                'aria-current': slot === current ? 'page' : undefined,
              })
            )}
          </li>
        ))}
        <li className={styles.summary}>{texts.place(current, last)}</li>
        <li className={styles.edgeItem}>
          {step(current + 1, [edgeLabel(texts.next), <Icon key="icon" icon={ChevronForwardIcon} directional />], {
            className: styles.edge,
          })}
        </li>
      </ul>
    </nav>
  );
}

interface StepProps {
  className: string;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
}

const ellipsis = '…';

const edgeLabel = (label: string) => (
  <span key="label" className={styles.edgeLabel}>
    {label}
  </span>
);
