import { Button } from '@foyer/ui';
import { type ComponentProps, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { RequestDialog } from './request-dialog.tsx';
import { type Reviewed, useReview } from './use-review.ts';

interface SubmitForReviewProps extends Reviewed {
  /** Saves what was typed, and answers whether that is done. */
  save: () => Promise<boolean>;
  /** The version that is saved by now. */
  version: () => number;
  /** Why there is nothing to hand in. */
  disabledReason?: ComponentProps<typeof Button>['disabledReason'];
}

/** Hands what is written in, so that another editor publishes it. */
export function SubmitForReview({ subject, id, save, version, disabledReason }: SubmitForReviewProps) {
  const { review, take } = useReview({ subject, id });
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    take.reset();
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        disabledReason={disabledReason}
        // What is reviewed is what was typed: it is saved first.
        onClick={() => void save().then((done) => done && setOpen(true))}
      >
        <FormattedMessage defaultMessage="Submit for review" description="Button at an article or a page that is written" />
      </Button>
      {open && (
        <RequestDialog
          reviewers={review.reviewers}
          pending={take.isPending}
          error={take.error}
          onClose={close}
          onRequest={(request) => take.mutate({ action: 'request', version: version(), ...request }, { onSuccess: close })}
        />
      )}
    </>
  );
}
