import type { Schemas } from '@foyer/api';
import { FormDialog } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import { PublicationFields } from './publication-fields.tsx';
import { usePublicationForm } from './use-publication-form.ts';

interface PublicationDialogProps {
  id: string;
  publication: Schemas['NewsPublication'];
  open: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** When and how an article is published, for editors; loaded when it is opened first. */
export function PublicationDialog({ id, publication, open, onClose, onSaved }: PublicationDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  // A draft is published at the moment the dialog was opened, unless another is chosen.
  const [opened] = useState(() => new Date().toISOString());
  const draft = publication.status === 'draft';
  const form = usePublicationForm(id, draft ? { ...publication, publish_date: opened } : publication, onSaved);
  return (
    <FormDialog
      open={open}
      onOpenChange={onClose}
      phones="full"
      title={<FormattedMessage defaultMessage="Publication" description="Title of the publication dialog" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the publication dialog' })}
      submitLabel={
        draft ? (
          <FormattedMessage defaultMessage="Publish" description="Button of the publication dialog of a draft" />
        ) : (
          <FormattedMessage defaultMessage="Save" description="Button of the publication dialog" />
        )
      }
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of the publication dialog" />}
      pending={form.pending}
      dirty={form.dirty}
      error={form.outrun ? <Outrun /> : form.failure && problemText(form.failure)}
      discard={{
        title: <FormattedMessage defaultMessage="Discard your changes?" description="Question when the publication dialog is closed" />,
        discardLabel: <FormattedMessage defaultMessage="Discard" description="Answer when the publication dialog is closed" />,
        keepLabel: <FormattedMessage defaultMessage="Keep editing" description="Answer when the publication dialog is closed" />,
      }}
      onSubmit={form.submit}
    >
      <PublicationFields
        entries={form.entries}
        timeZone={publication.time_zone}
        errors={form.errors}
        onChange={form.change}
        onProblem={form.noteProblem}
      />
    </FormDialog>
  );
}

const Outrun = () => (
  <FormattedMessage
    defaultMessage="Someone else has changed the publication in the meantime. Your changes have not been saved yet: the fields you changed are as you left them, all others show the current values. Please check them and save again."
    description="Failure in the publication dialog; the dialog shows the present state already"
  />
);
