import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Link, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../setup/setup.css.ts';

/** What keeps a category from being removed besides its articles: each leads to where it can be changed. */
export function CategoryPlaces({ use }: { use: Schemas['StudioCategoryUse'] }) {
  const locale = useLocale();
  return (
    <div>
      <Text>
        <FormattedMessage
          defaultMessage="It can be removed once it is used here no more:"
          description="In the dialog before a category of news is removed; a list of places follows"
        />
      </Text>
      <ul role="list" className={styles.values}>
        {use.menu && (
          <li>
            <Link href={localePath(locale, paths.studioMenu)}>
              <FormattedMessage defaultMessage="The menu" description="Where a category of news is used" />
            </Link>
          </li>
        )}
        {use.pages.map((page) => (
          <li key={page.id}>
            <Link href={localePath(locale, paths.studioPage(page.id))}>{page.title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
