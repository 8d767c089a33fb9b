import { FormattedMessage } from 'react-intl';

/** How soon three of four widgets are shown; a dash where no page said so. */
export const LoadTime = ({ milliseconds }: { milliseconds: number | null }) =>
  milliseconds === null ? (
    '–'
  ) : (
    <FormattedMessage
      defaultMessage="up to {seconds, number} s"
      description="How soon three of four widgets are shown, in seconds"
      values={{ seconds: milliseconds / 1000 }}
    />
  );
