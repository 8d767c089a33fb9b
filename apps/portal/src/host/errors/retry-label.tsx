import { FormattedMessage } from 'react-intl';

/** What the way to load a failed page again is called. */
export const RetryLabel = () => <FormattedMessage defaultMessage="Try again" description="Button that loads a failed page again" />;
