import { localePath } from '@foyer/i18n';
import { EmptyState, LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../../app/use-locale.ts';

/** A page that has no modules yet. */
export function EmptyPage() {
  return (
    <EmptyState
      title={<FormattedMessage defaultMessage="Nothing here yet" description="Heading of a page without modules" />}
      action={
        <LinkButton href={localePath(useLocale(), '/news')}>
          <FormattedMessage defaultMessage="Read the news" description="Button on an empty page" />
        </LinkButton>
      }
    >
      <FormattedMessage
        defaultMessage="As soon as somebody fills this page you will find it here."
        description="Text of a page without modules"
      />
    </EmptyState>
  );
}
