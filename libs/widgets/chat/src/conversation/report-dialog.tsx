import { type Schemas, useApi } from '@foyer/api';
import { FormDialog, useSnackbar } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFailureText } from '../shared/use-failure-text.ts';
import { ReportFields, type ReportLack } from './report-fields.tsx';

type Reason = Schemas['ReportReason'];

interface ReportDialogProps {
  /** The message that is reported. */
  message: Schemas['ChatMessage'];
  onClose: () => void;
}

/** Reports a message of someone else to the moderators. */
export function ReportDialog({ message, onClose }: ReportDialogProps) {
  const { client } = useApi();
  const show = useSnackbar();
  const failureText = useFailureText();
  const [reason, setReason] = useState<Reason | null>(null);
  const [note, setNote] = useState('');
  const [lacks, setLacks] = useState<ReportLack | null>(null);
  const report = useMutation({
    mutationFn: (body: Schemas['NewReport']) => client.POST('/messages/{id}/report', { params: { path: { id: message.id } }, body }),
  });
  function submit(): void {
    if (reason === null) return setLacks('reason');
    if (reason === 'other' && note.trim() === '') return setLacks('note');
    report.mutate(
      { reason, note },
      {
        onSuccess: () => {
          onClose();
          show(
            <FormattedMessage
              defaultMessage="Thank you. The moderators look at it."
              description="After a message of the chat was reported"
            />,
          );
        },
      },
    );
  }
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<FormattedMessage defaultMessage="Report the message" description="Title of a dialog of the chat" />}
      submitLabel={<FormattedMessage defaultMessage="Report" description="Button in a dialog of the chat: reports a message" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button in a dialog of the chat" />}
      pending={report.isPending}
      error={report.error && failureText(report.error)}
      dirty={note !== ''}
      discard={{
        title: <FormattedMessage defaultMessage="Discard the report?" description="Question in the chat" />,
        discardLabel: <FormattedMessage defaultMessage="Discard" description="Button in a dialog of the chat" />,
        keepLabel: <FormattedMessage defaultMessage="Keep editing" description="Button in a dialog of the chat" />,
      }}
      onSubmit={submit}
    >
      <ReportFields
        {...{ reason, note, lacks }}
        onReason={(chosen) => (setReason(chosen), setLacks(null))}
        onNote={(typed) => (setNote(typed), setLacks(null))}
      />
    </FormDialog>
  );
}
