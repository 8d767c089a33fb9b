import { Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** How many have congratulated the reader, in the place of a button on their own occasion. */
export const Received = ({ count }: { count: number }) => (
  <Text size="s" weight="medium">
    <FormattedMessage
      defaultMessage="{count, plural, =0 {All the best for your day!} one {# colleague has congratulated you.} other {# colleagues have congratulated you.}}"
      description="In the card of the reader's own birthday or work anniversary, which is today"
      values={{ count }}
    />
  </Text>
);
