import { localePath, paths } from '@foyer/links';
import { EmptyState, LinkButton } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';

/** A page that has no modules yet, or none for guests, who have no news to go on to. */
export function EmptyPage({ guest = false }: { guest?: boolean }) {
  const locale = useLocale();
  return (
    <EmptyState
      title={<FormattedMessage defaultMessage="Nothing here yet" description="Heading of a page without modules" />}
      action={
        !guest && (
          <LinkButton href={localePath(locale, paths.news)}>
            <FormattedMessage defaultMessage="Read the news" description="Button on an empty page" />
          </LinkButton>
        )
      }
    >
      <FormattedMessage
        defaultMessage="As soon as this page has content, you will find it here."
        description="Text of a page without modules"
      />
    </EmptyState>
  );
}
