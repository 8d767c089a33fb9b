import { EmptyHookIllustration } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorView } from '../../host/errors/error-view.tsx';
import { WaysOn } from '../../host/errors/ways-on.tsx';

/** An article, a person, a category that is not there (any more): shown at its own address. */
export function GonePage() {
  const intl = useIntl();
  return (
    <ErrorView
      kind="notFound"
      picture={<EmptyHookIllustration />}
      title={intl.formatMessage({
        defaultMessage: 'We could not find that',
        description: 'Error page: the thing that was looked up is gone',
      })}
      more={<WaysOn />}
    >
      <FormattedMessage
        defaultMessage="It may have been deleted or moved, or you may not have access to it."
        description="Error page: the thing that was looked up is gone"
      />
    </ErrorView>
  );
}
