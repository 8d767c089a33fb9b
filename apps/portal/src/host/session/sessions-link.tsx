import { localePath, paths } from '@foyer/links';
import { Icon, MenuLink, MonitorIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';

/** The way to the page about the member's sessions. */
export function SessionsLink() {
  return (
    <MenuLink href={localePath(useLocale(), paths.sessions)} icon={<Icon icon={MonitorIcon} />}>
      <FormattedMessage defaultMessage="Logged-in devices" description="Link of the profile menu to the page about the sessions" />
    </MenuLink>
  );
}
