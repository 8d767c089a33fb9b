import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Container } from '../container/container.tsx';
import { Link } from '../link/link.tsx';
import type { AnchorProps } from '../link/link-context.tsx';
import { Text } from '../text/text.tsx';
import * as styles from './footer.css.ts';

export interface FooterProps extends ComponentPropsWithRef<'footer'> {
  /** Whose pages these are. */
  owner: ReactNode;
  /** The legal pages, in their order. */
  links?: readonly Pick<AnchorProps, 'href' | 'target' | 'rel' | 'children'>[];
  /** Names the navigation of `links`. */
  linksLabel?: string;
  /** At the end: the languages. */
  children?: ReactNode;
}

/** The foot of every page. */
export function Footer({ owner, links = [], linksLabel, className, children, ...rest }: FooterProps) {
  return (
    <footer {...rest} className={classNames(styles.footer, className)}>
      <Container className={styles.row}>
        <Text as="span" size="s" tone="muted" className={styles.owner}>
          {owner}
        </Text>
        {links.length > 0 && (
          <nav aria-label={linksLabel} className={styles.nav}>
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link look="standalone" className={styles.link} {...link} />
                </li>
              ))}
            </ul>
          </nav>
        )}
        {children}
      </Container>
    </footer>
  );
}
