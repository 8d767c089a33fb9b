import { localePath, paths } from '@foyer/links';
import { Container, Heading, Icon, LogOutIcon, MenuLink, SideNav, Stack } from '@foyer/ui';
import { useAtomValue } from 'jotai';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '../../host/app/page-title.tsx';
import { sessionAtom } from '../../host/app/state.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { SearchForm } from '../../host/search/search-form.tsx';
import { PasswordLink } from '../../host/session/password-link.tsx';
import { NotificationSettingsLink } from '../../host/notifications/notification-settings-link.tsx';
import { SessionsLink } from '../../host/session/sessions-link.tsx';
import { AccountLinks } from './account-links.tsx';
import * as styles from './profile-menu.css.ts';
import { ProfileLink } from './profile-link.tsx';
import { useMenuEntries } from '../../host/menu/use-menu-entries.tsx';
import { useMenuTexts } from './use-menu-texts.ts';

/** What the side drawer holds as a page of links: the bar at the foot of phones leads here where there is no JavaScript. */
export function MenuPage() {
  const intl = useIntl();
  const locale = useLocale();
  const sso = useAtomValue(sessionAtom)?.sso;
  const title = intl.formatMessage({ defaultMessage: 'Menu', description: 'Title of the side drawer' });
  return (
    <Container width="reading">
      <PageTitle>{title}</PageTitle>
      <Stack gap="l">
        <Heading level={1}>{title}</Heading>
        <SearchForm />
        <div className={styles.links}>
          {/* Nothing folds out without JavaScript. */}
          <SideNav {...useMenuTexts()} label={title} entries={useMenuEntries()} expanded />
        </div>
        <div className={styles.links}>
          <ProfileLink />
          <PasswordLink />
          <SessionsLink />
          <NotificationSettingsLink />
          <AccountLinks />
          {!sso && (
            <MenuLink href={localePath(locale, paths.logout)} icon={<Icon icon={LogOutIcon} directional />}>
              <FormattedMessage defaultMessage="Log out" description="Button that ends the session" />
            </MenuLink>
          )}
        </div>
      </Stack>
    </Container>
  );
}
