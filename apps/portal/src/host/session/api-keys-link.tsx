import { localePath, paths } from '@foyer/links';
import { CodeIcon, Icon, MenuLink } from '@foyer/ui';
import { useAtomValue } from 'jotai';
import { FormattedMessage } from 'react-intl';
import { sessionAtom } from '../app/state.ts';
import { useLocale } from '../language/use-locale.ts';

/** The way to the member's API keys, where the customer allows them. */
export function ApiKeysLink() {
  const locale = useLocale();
  if (!useAtomValue(sessionAtom)?.personal_api_keys) return null;
  return (
    <MenuLink href={localePath(locale, paths.apiKeys)} icon={<Icon icon={CodeIcon} />}>
      <FormattedMessage defaultMessage="API keys" description="Link of the own profile to the page about the member’s API keys" />
    </MenuLink>
  );
}
