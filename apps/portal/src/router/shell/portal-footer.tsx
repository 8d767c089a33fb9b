import { localePath, paths } from '@foyer/links';
import { Footer } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useShellData, useUser } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { CookieSettingsButton } from '../../host/guests/cookie-settings-button.tsx';
import { LanguageLinks } from '../../host/guests/language-links.tsx';
import { useHash } from '../../host/links/use-destination.ts';

/** The foot of every page with chrome: whose portal it is, the legal pages, the languages. */
export function PortalFooter() {
  const intl = useIntl();
  const locale = useLocale();
  const hash = useHash();
  const member = useUser() !== null;
  const { settings, legalPages } = useShellData();
  return (
    <Footer
      owner={settings.organisation.name}
      linksLabel={intl.formatMessage({ defaultMessage: 'Legal', description: 'Name of the navigation of legal pages' })}
      links={legalPages.map(({ page_id: id, title }) => ({ href: localePath(locale, paths.page(id)), children: title }))}
    >
      <CookieSettingsButton />
      {/* Guests have no other way to their language. */}
      {(!member || settings.base_options.show_language_changer) && <LanguageLinks hash={hash} />}
    </Footer>
  );
}
