import { CookieSettingsButton } from './cookie-settings-button.tsx';
import { LanguageLinks } from './language-links.tsx';
import * as styles from './language-links.css.ts';
import { LegalLinks } from './legal-links.tsx';

/** What screens without the footer have at their foot: the languages, the legal pages, the cookies. */
export function GuestLinks() {
  return (
    <div className={styles.guests}>
      <LanguageLinks />
      <div className={styles.row}>
        <LegalLinks />
        <CookieSettingsButton />
      </div>
    </div>
  );
}
