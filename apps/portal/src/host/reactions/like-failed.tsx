import { Alert, Button } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';

interface LikeFailedProps {
  error: Error;
  /** Whether it was to be liked, or the like to be removed. */
  wanted: boolean;
  onRetry: () => void;
}

/** Why a like was not saved, and once more the same. */
export function LikeFailed({ error, wanted, onRetry }: LikeFailedProps) {
  const problemText = useProblemText();
  return (
    <Alert
      tone="critical"
      role="alert"
      title={
        wanted ? (
          <FormattedMessage defaultMessage="Your like could not be saved." description="Below the like button of an article" />
        ) : (
          <FormattedMessage defaultMessage="Your like could not be removed." description="Below the like button of an article" />
        )
      }
      action={
        <Button look="secondary" onClick={onRetry}>
          <FormattedMessage defaultMessage="Try again" description="Button below a like that was not saved" />
        </Button>
      }
    >
      {problemText(error)}
    </Alert>
  );
}
