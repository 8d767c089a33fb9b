import { LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './show-all.css.ts';

/** Leads to the page of all occasions. */
export function ShowAll({ href }: { href: string }) {
  return (
    <p className={styles.place}>
      <LinkButton look="secondary" href={href}>
        <FormattedMessage defaultMessage="Show all" description="Button below the sliders of birthdays and anniversaries" />
      </LinkButton>
    </p>
  );
}
