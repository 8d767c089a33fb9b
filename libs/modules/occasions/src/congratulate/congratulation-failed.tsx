import { ApiError } from '@foyer/api';
import { Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** Why congratulations were not sent. */
export const CongratulationFailed = ({ error }: { error: Error }) => (
  <Text size="s" tone="critical" role="alert">
    <FormattedMessage defaultMessage="Not saved." description="Below the button that congratulates" /> <Reason error={error} />
  </Text>
);

/** The server's words, or that there was none. */
function Reason({ error }: { error: Error }) {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 0) {
    return (
      <FormattedMessage
        defaultMessage="The server cannot be reached. Please try again."
        description="Below the button that congratulates, after it was not saved"
      />
    );
  }
  if (error.status === 404) {
    return (
      <FormattedMessage
        defaultMessage="The day is over, or your colleague no longer shows it."
        description="Instead of the button that congratulates, after it was not saved"
      />
    );
  }
  return error.problem.detail;
}
