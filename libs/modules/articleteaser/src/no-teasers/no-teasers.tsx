import { useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { EmptyState, LinkButton, NewsIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Shown where there is no news, and leads to all of it: the module may only show some categories. */
export function NoTeasers() {
  return (
    <EmptyState
      icon={NewsIcon}
      title={<FormattedMessage defaultMessage="No news yet" description="Title of an empty news module" />}
      action={
        <LinkButton look="secondary" href={localePath(useApi().locale, paths.news)}>
          <FormattedMessage defaultMessage="See all news" description="Link on an empty news module" />
        </LinkButton>
      }
    >
      <FormattedMessage
        defaultMessage="As soon as something is published here, you will see it."
        description="Text of an empty news module"
      />
    </EmptyState>
  );
}
