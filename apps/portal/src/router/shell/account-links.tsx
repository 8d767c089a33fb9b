import { localePath, paths } from '@foyer/links';
import { EditIcon, ExternalIcon, FileTextIcon, Icon, MenuLink } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useShellData, useUser } from '../../host/app/shell-data.ts';
import { useLocale } from '../../host/language/use-locale.ts';

/** Where the member's menu leads beside their own pages: the studio, for editors and those who administer people, the administration, for those who have one, and the legal pages where the customer wants them here. */
export function AccountLinks() {
  const locale = useLocale();
  const user = useUser();
  const { settings, legalPages } = useShellData();
  const writes = user?.permissions.some((permission) => permission === 'editor' || permission === 'superadmin');
  const studio = writes ? paths.studio : user?.permissions.includes('users') && paths.studioPeople;
  return (
    <>
      {studio && (
        <MenuLink href={localePath(locale, studio)} icon={<Icon icon={EditIcon} />}>
          <FormattedMessage defaultMessage="Studio" description="Link of the profile menu to where editors write articles" />
        </MenuLink>
      )}
      {user?.admin_url && !user.admin_url.startsWith('/') && (
        <MenuLink href={user.admin_url} target="_blank" rel="noopener noreferrer" icon={<Icon icon={ExternalIcon} />}>
          <FormattedMessage defaultMessage="Administration" description="Link of the profile menu to the administration, in a new tab" />
        </MenuLink>
      )}
      {settings.base_options.show_legal_footer_on_meta &&
        legalPages.map(({ page_id: id, title }) => (
          <MenuLink key={id} href={localePath(locale, paths.page(id))} icon={<Icon icon={FileTextIcon} />}>
            {title}
          </MenuLink>
        ))}
    </>
  );
}
