import { Alert, Button, Cluster, Stack, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { ReturnDialog } from './return-dialog.tsx';
import { ReviewRequest } from './review-request.tsx';
import { type Reviewed, useReview } from './use-review.ts';

/** Says above what is written how its review stands, and lets editors withdraw or return it. */
export function ReviewNotice({ subject, id }: Reviewed) {
  const problemText = useProblemText();
  const { review, take } = useReview({ subject, id });
  const [returning, setReturning] = useState(false);
  const { request, step } = review;
  if (!request) return null;
  const set = (action: 'withdraw' | 'return', note = '') => ({ action, note, version: 0, reviewer_id: null });
  return (
    <Alert tone={request.state === 'returned' || step === 'review' ? 'warning' : 'info'}>
      <Stack gap="s">
        <ReviewRequest request={request} step={step} />
        {take.error && !returning && (
          <Text tone="critical" role="alert">
            {problemText(take.error)}
          </Text>
        )}
        {request.state === 'requested' && (
          <Cluster gap="s">
            {step === 'wait' ? (
              <Button look="secondary" pending={take.isPending} onClick={() => take.mutate(set('withdraw'))}>
                <FormattedMessage
                  defaultMessage="Withdraw"
                  description="Button at an article or a page that one has handed in for review"
                />
              </Button>
            ) : (
              <Button look="secondary" aria-haspopup="dialog" onClick={() => setReturning(true)}>
                <FormattedMessage
                  defaultMessage="Return with a note"
                  description="Button at an article or a page that another editor has handed in"
                />
              </Button>
            )}
          </Cluster>
        )}
      </Stack>
      {returning && (
        <ReturnDialog
          pending={take.isPending}
          error={take.error}
          onClose={() => {
            setReturning(false);
            take.reset();
          }}
          onReturn={(note) => take.mutate(set('return', note), { onSuccess: () => setReturning(false) })}
        />
      )}
    </Alert>
  );
}
