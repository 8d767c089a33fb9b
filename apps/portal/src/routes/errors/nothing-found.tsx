import type { SearchQuery } from '@foyer/api';
import { Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchForm } from '../../host/search/search-form.tsx';
import { ErrorView } from '../../host/errors/error-view.tsx';

/** A search without results: what was looked for, and the means to look for something else. */
export function NothingFound({ search }: { search: SearchQuery }) {
  const intl = useIntl();
  return (
    <ErrorView
      kind="notFound"
      title={intl.formatMessage(
        { defaultMessage: 'Nothing found for “{words}”', description: 'Heading of a search without results; words is what was typed' },
        { words: search.query ?? search.q },
      )}
    >
      <Stack gap="l">
        <Text tone="muted">
          <FormattedMessage defaultMessage="Check the spelling, or try fewer or other words." description="A search without results" />
        </Text>
        <SearchForm initial={search} />
      </Stack>
    </ErrorView>
  );
}
