import { FormDialog, TextArea } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { mostNote } from './most-note.ts';
import { discardWords } from './discard-words.tsx';

interface ReturnDialogProps {
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onReturn: (note: string) => void;
}

/** Asks what is to be changed before an article or a page is returned to who handed it in. */
export function ReturnDialog({ pending, error, onClose, onReturn }: ReturnDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage
          defaultMessage="Return with a note"
          description="Title of the dialog that returns what was handed in for review"
        />
      }
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog of reviews' })}
      submitLabel={
        <FormattedMessage defaultMessage="Return" description="Button of the dialog that returns what was handed in for review" />
      }
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of a dialog of reviews" />}
      discard={discardWords}
      dirty={note.trim() !== ''}
      pending={pending}
      error={error ? problemText(error) : undefined}
      onSubmit={() => {
        if (note.trim()) onReturn(note.trim());
        else setMissing(true);
      }}
    >
      <TextArea
        label={
          <FormattedMessage
            defaultMessage="What is to be changed?"
            description="Field of the dialog that returns what was handed in for review"
          />
        }
        hint={
          <FormattedMessage
            defaultMessage="Your note is sent by e-mail as well."
            description="Hint in the dialog that returns what was handed in for review"
          />
        }
        error={
          missing && !note.trim() ? (
            <FormattedMessage
              defaultMessage="Please write what is to be changed."
              description="Error in the dialog that returns what was handed in for review"
            />
          ) : undefined
        }
        value={note}
        maxLength={mostNote}
        onChange={setNote}
      />
    </FormDialog>
  );
}
