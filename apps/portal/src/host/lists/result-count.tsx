import { Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** How many entries a list that can be filtered has; screen readers hear when a filter or search changes it. */
export function ResultCount({ count }: { count: number }) {
  return (
    <Text size="s" tone="muted" role="status">
      <FormattedMessage
        defaultMessage="{count, plural, =0 {No results} one {# result} other {# results}}"
        description="How many entries a filtered list or a search has found"
        values={{ count }}
      />
    </Text>
  );
}
