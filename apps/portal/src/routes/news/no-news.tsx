import { Button, EmptyState, NewsIcon } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';

/** A list without articles: with filters the way back to all, without them the hint that there is nothing yet. */
export function NoNews({ filtered, onReset }: { filtered: boolean; onReset: () => void }) {
  if (!filtered) {
    return <EmptyState icon={NewsIcon} title={<FormattedMessage defaultMessage="No news here yet" description="Empty news list" />} />;
  }
  return (
    <EmptyState
      icon={NewsIcon}
      title={<FormattedMessage defaultMessage="No matching articles" description="News list whose filters leave nothing" />}
      action={
        <Button onClick={onReset}>
          <FormattedMessage defaultMessage="Reset filters" description="Button on the news list whose filters leave nothing" />
        </Button>
      }
    >
      <FormattedMessage defaultMessage="Try fewer or other filters." description="Hint on the news list whose filters leave nothing" />
    </EmptyState>
  );
}
