import { localePath } from '@foyer/links';
import { EditIcon, Icon, LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';

/** Leads an editor from what they read to where it is written. */
export function EditLink({ path }: { path: `/studio/${string}` }) {
  return (
    <LinkButton look="secondary" icon={<Icon icon={EditIcon} />} href={localePath(useLocale(), path)}>
      <FormattedMessage defaultMessage="Edit" description="Link above an article or a page to the studio, for editors" />
    </LinkButton>
  );
}
