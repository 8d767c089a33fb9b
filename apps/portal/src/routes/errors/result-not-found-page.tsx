import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useUser } from '../../host/app/shell-data.ts';
import { readSearch } from '../../host/search/search-path.ts';
import { ErrorView } from '../../host/errors/error-view.tsx';
import { NothingFound } from './nothing-found.tsx';

/** Nothing was found, or it is not there any more; back goes one step (access §2). */
export function ResultNotFoundPage() {
  const [params] = useSearchParams();
  const member = useUser() !== null;
  // Only members can search.
  const search = member && readSearch(params);
  return search ? <NothingFound key={params.toString()} search={search} /> : <Gone />;
}

function Gone() {
  const intl = useIntl();
  return (
    <ErrorView
      kind="notFound"
      title={intl.formatMessage({
        defaultMessage: 'We could not find that',
        description: 'Error page: the thing that was looked up is gone',
      })}
    >
      <FormattedMessage
        defaultMessage="It may have been deleted or moved, or you may not have access to it."
        description="Error page: the thing that was looked up is gone"
      />
    </ErrorView>
  );
}
