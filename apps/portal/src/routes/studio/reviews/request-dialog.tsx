import type { Schemas } from '@foyer/api';
import { FormDialog, NativeSelect, Stack, TextArea } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { discardWords } from './discard-words.tsx';
import { mostNote } from './most-note.ts';

interface RequestDialogProps {
  reviewers: readonly Schemas['Person'][];
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onRequest: (request: Pick<Schemas['StudioReviewChange'], 'note' | 'reviewer_id'>) => void;
}

/** Asks who is to review an article or a page, and what they should know. */
export function RequestDialog({ reviewers, pending, error, onClose, onRequest }: RequestDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [reviewer, setReviewer] = useState('');
  const [note, setNote] = useState('');
  const anyone = intl.formatMessage({
    defaultMessage: 'Any editor',
    description: 'Choice in the dialog that hands something in for review',
  });
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Submit for review" description="Title of the dialog that hands something in for review" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog of reviews' })}
      submitLabel={<FormattedMessage defaultMessage="Submit" description="Button of the dialog that hands something in for review" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of a dialog of reviews" />}
      discard={discardWords}
      dirty={note.trim() !== ''}
      pending={pending}
      error={error ? problemText(error) : undefined}
      onSubmit={() => onRequest({ note: note.trim(), reviewer_id: reviewer || null })}
    >
      <Stack gap="m">
        <NativeSelect
          label={
            <FormattedMessage defaultMessage="Who should review it?" description="Field of the dialog that hands something in for review" />
          }
          hint={
            <FormattedMessage
              defaultMessage="If you choose an editor, they get an e-mail. Any other editor can review it as well."
              description="Hint in the dialog that hands something in for review"
            />
          }
          value={reviewer}
          onChange={setReviewer}
        >
          <option value="">{anyone}</option>
          {reviewers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </NativeSelect>
        <TextArea
          label={<FormattedMessage defaultMessage="Note (optional)" description="Field of the dialog that hands something in for review" />}
          hint={
            <FormattedMessage
              defaultMessage="Such as what to look at, or when it should be published."
              description="Hint in the dialog that hands something in for review"
            />
          }
          value={note}
          maxLength={mostNote}
          onChange={setNote}
        />
      </Stack>
    </FormDialog>
  );
}
