import type { Schemas } from '@foyer/api';
import { localePath } from '@foyer/links';
import { Heading, Link, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from './media.css.ts';

/** What a medium is on. What is used is not deleted. */
export function MediumUses({ details: { uses, uses_elsewhere: elsewhere } }: { details: Schemas['MediumDetails'] }) {
  const locale = useLocale();
  return (
    <section className={styles.part}>
      <Heading level={3} size="card">
        <FormattedMessage defaultMessage="Used in" description="Heading above the articles and pages a picture or file is on" />
      </Heading>
      {uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map(({ type, id, title, link }) => (
            <li key={`${type} ${id}`}>
              <Link href={localePath(locale, link)}>
                {title ? (
                  <bdi>{title}</bdi>
                ) : (
                  <FormattedMessage defaultMessage="No headline yet" description="In place of the headline of an article that has none" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {elsewhere && (
        <Text size="s">
          <FormattedMessage
            defaultMessage="It is also used elsewhere, such as a portrait, a group or the logo."
            description="Where a picture or file is used"
          />
        </Text>
      )}
      {uses.length === 0 && !elsewhere ? (
        <Text size="s" tone="muted">
          <FormattedMessage defaultMessage="It is not used anywhere." description="Where a picture or file is used" />
        </Text>
      ) : (
        <Text size="s" tone="muted">
          <FormattedMessage
            defaultMessage="It can be deleted once it is used nowhere."
            description="Below where a picture or file is used"
          />
        </Text>
      )}
    </section>
  );
}
