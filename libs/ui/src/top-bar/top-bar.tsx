import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import { Anchor } from '../link/link-context.tsx';
import { useScrolledPast } from '../scroll/use-scrolled-past.ts';
import * as styles from './top-bar.css.ts';

/** The specification's threshold in px (access §9). */
const threshold = 50;

export interface TopBarProps extends ComponentPropsWithRef<'header'> {
  /** Leads home; its text or alternative text names the link. Words stay on one line; an element sees to its own width and shrinks. */
  logo: ReactNode;
  homeHref: string;
  /** A `MainMenu`, from 960 px up. */
  menu?: ReactNode;
  /** Search, bell, profile, from 960 px up. */
  actions?: ReactNode;
  /** The few buttons of narrow screens, the one that opens the `SideDrawer` last. */
  compactActions?: ReactNode;
  /** The logo is in the middle, from 960 px up; otherwise at the start. */
  centered?: boolean;
  /** What belongs to the bar and takes no room in it, such as its `SideDrawer`. */
  children?: ReactNode;
}

/** The head of every page: logo, menu and actions. It stays at the top, 50 px high on narrow screens and once the page is scrolled by 50 px. */
export function TopBar(props: TopBarProps) {
  const { logo, homeHref, menu, actions, compactActions, centered, className, children, ...rest } = props;
  const scrolled = useScrolledPast(threshold);
  return (
    <header {...rest} className={classNames(styles.bar, className)} data-scrolled={scrolled || undefined}>
      <Container className={classNames(styles.row, centered && styles.centered)}>
        <Anchor href={homeHref} className={styles.home}>
          {typeof logo === 'string' ? (
            <span className={styles.words} dir="auto">
              {logo}
            </span>
          ) : (
            logo
          )}
        </Anchor>
        {menu && <div className={styles.menu}>{menu}</div>}
        {actions && <div className={styles.wide}>{actions}</div>}
        {compactActions && <div className={styles.narrow}>{compactActions}</div>}
      </Container>
      {children}
    </header>
  );
}
