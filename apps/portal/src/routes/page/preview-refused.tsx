import { ClosedRoomIllustration } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorView } from '../../host/errors/error-view.tsx';

/** In place of a preview: its link has ended, or was changed on its way. */
export function PreviewRefused() {
  const intl = useIntl();
  return (
    <ErrorView
      kind="forbidden"
      picture={<ClosedRoomIllustration />}
      title={intl.formatMessage({
        defaultMessage: 'This preview cannot be opened',
        description: 'Title of the page for a preview link that has ended',
      })}
    >
      <FormattedMessage
        defaultMessage="The link has expired or is incomplete. Ask the person who sent it for a new one."
        description="Text of the page for a preview link that has ended"
      />
    </ErrorView>
  );
}
