import type { SearchQuery } from '@foyer/api';
import { EmptyHookIllustration } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorView } from '../../host/errors/error-view.tsx';
import { WaysOn } from '../../host/errors/ways-on.tsx';

/** A search without results: what was looked for, and the means to look for something else. */
export function NothingFound({ search }: { search: SearchQuery }) {
  const intl = useIntl();
  return (
    <ErrorView
      kind="notFound"
      picture={<EmptyHookIllustration />}
      title={intl.formatMessage(
        { defaultMessage: 'Nothing found for “{words}”', description: 'Heading of a search without results; words is what was typed' },
        { words: search.query ?? search.q },
      )}
      more={<WaysOn search={search} />}
    >
      <FormattedMessage defaultMessage="Check the spelling, or try fewer or other words." description="A search without results" />
    </ErrorView>
  );
}
