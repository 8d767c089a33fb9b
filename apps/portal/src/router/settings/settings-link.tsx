import type { Schemas } from '@foyer/api';
import { localePath } from '@foyer/links';
import { Link } from '@foyer/ui';
import { useLocale } from '../../host/language/use-locale.ts';
import { SettingsEntryIcon } from './settings-icon.tsx';
import { leadsOutside } from './shown-entries.ts';
import * as styles from './settings.css.ts';

/** A link of the settings: a page of the portal, or an address outside in a new tab. */
export function SettingsLink({ entry }: { entry: Schemas['SettingsMenuEntry'] }) {
  const { title, icon, link } = entry;
  const locale = useLocale();
  const outside = leadsOutside(entry);
  return (
    <Link
      look="standalone"
      className={styles.link}
      href={outside ? link : localePath(locale, link)}
      {...(outside && { target: '_blank', rel: 'noopener noreferrer' })}
    >
      <SettingsEntryIcon name={icon} />
      {title}
    </Link>
  );
}
