import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { badgeText, type IconBadge } from '../icon-button/badge-text.ts';
import { badge as badgeStyle } from '../icon-button/icon-button.css.ts';
import { Anchor, type AnchorProps } from '../link/link-context.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import * as styles from './bottom-bar.css.ts';

interface BottomBarFace {
  /** One word, or two short ones: what does not fit is cut. */
  label: string;
  /** An `Icon`. */
  icon: ReactNode;
  /** A count at the icon's corner (none for 0, "99+" above 99), or `dot`. */
  badge?: IconBadge | null;
  /** What the badge says in words, such as "3 unread"; it follows the label. */
  badgeLabel?: string;
}

/** The badge's words become part of the name, for which the label alone is enough otherwise. */
const nameOf = ({ label, badge, badgeLabel }: Pick<BottomBarFace, 'label' | 'badge' | 'badgeLabel'>) =>
  badgeLabel && badgeText(badge) ? `${label}, ${badgeLabel}` : undefined;

function Face({ label, icon, badge, badgeLabel }: BottomBarFace) {
  const name = nameOf({ label, badge, badgeLabel });
  const text = badgeText(badge);
  return (
    <>
      <span className={styles.icon}>
        {icon}
        {text && (
          <span className={badgeStyle({ kind: text === 'dot' ? 'dot' : 'count' })} aria-hidden>
            {text !== 'dot' && text}
          </span>
        )}
      </span>
      <span className={styles.label} aria-hidden={name ? true : undefined}>
        {label}
      </span>
      {name && <VisuallyHidden>{name}</VisuallyHidden>}
    </>
  );
}

export interface BottomBarLinkProps extends BottomBarFace, Omit<AnchorProps, 'children'> {
  /** The reader is on this page (`page`) or on one below it (`true`). */
  'aria-current'?: 'page' | 'true';
}

/** A place of the `BottomBar`. */
export function BottomBarLink({ label, icon, badge, badgeLabel, className, ...rest }: BottomBarLinkProps) {
  return (
    <li className={styles.place}>
      <Anchor {...rest} className={classNames(styles.item, className)}>
        <Face label={label} icon={icon} badge={badge} badgeLabel={badgeLabel} />
      </Anchor>
    </li>
  );
}

export interface BottomBarButtonProps extends BottomBarFace, Omit<ComponentPropsWithRef<'button'>, 'children'> {
  /** A page with the same, for browsers without JavaScript; without one there is nothing in its place. */
  fallbackHref?: string;
}

/** What the `BottomBar` opens in front of the page, such as the menu. */
export function BottomBarButton({ label, icon, badge, badgeLabel, fallbackHref, className, ...rest }: BottomBarButtonProps) {
  const face = <Face label={label} icon={icon} badge={badge} badgeLabel={badgeLabel} />;
  return (
    <li className={styles.place}>
      <button type="button" {...rest} className={classNames(styles.item, styles.scripted, className)}>
        {face}
      </button>
      {fallbackHref && (
        <noscript>
          <a href={fallbackHref} className={styles.item}>
            {face}
          </a>
        </noscript>
      )}
    </li>
  );
}
