import { Button, Dialog, TextField } from '@foyer/ui';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';

interface NewPageDialogProps {
  pending: boolean;
  error: unknown;
  onClose: () => void;
  onCreate: (title: string) => void;
}

/** Asks for the title of a new page, of which its address is made. */
export function NewPageDialog({ pending, error, onClose, onCreate }: NewPageDialogProps) {
  const intl = useIntl();
  const form = useId();
  const problemText = useProblemText();
  const [title, setTitle] = useState('');
  const [missing, setMissing] = useState(false);
  const fault = missing && !title.trim() && (
    <FormattedMessage defaultMessage="Please give the page a title." description="Error in the dialog of a new page" />
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="New page" description="Title of the dialog of a new page" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog of a new page' })}
      actions={
        <Button type="submit" form={form} pending={pending}>
          <FormattedMessage defaultMessage="Create page" description="Button of the dialog of a new page" />
        </Button>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (title.trim()) onCreate(title.trim());
          else setMissing(true);
        }}
      >
        <TextField
          label={<FormattedMessage defaultMessage="Title" description="Field of the dialog of a new page" />}
          hint={
            <FormattedMessage
              defaultMessage="The page is a draft: members see it once you publish it."
              description="Hint in the dialog of a new page"
            />
          }
          error={fault || (error ? problemText(error) : undefined)}
          value={title}
          maxLength={200}
          autoComplete="off"
          onChange={setTitle}
        />
      </form>
    </Dialog>
  );
}
