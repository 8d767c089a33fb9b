import { MenuLink } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './useful-links.css.ts';

/** A place to go on to. */
export interface UsefulLink {
  href: string;
  label: string;
  icon?: ReactNode;
}

/** The places that an error page offers. */
export function UsefulLinks({ links }: { links: readonly UsefulLink[] }) {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ defaultMessage: 'Useful links', description: 'Name of the three links on error pages' })}>
      <ul className={styles.list} role="list">
        {links.map(({ href, label, icon }) => (
          <li key={href}>
            <MenuLink href={href} icon={icon}>
              {label}
            </MenuLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
