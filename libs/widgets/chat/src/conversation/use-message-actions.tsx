import { type Schemas, useApi } from '@foyer/api';
import { useSnackbar } from '@foyer/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { MessageActions } from '../message/message-actions.ts';
import type { ReportDialog } from './report-dialog.tsx';
import { useFailureText } from '../shared/use-failure-text.ts';

type Message = Schemas['ChatMessage'];

/** The message that is being reported, and the dialog for it. */
interface Reporting {
  message: Message;
  Dialog: typeof ReportDialog;
}

interface ActionOptions extends Pick<MessageActions, 'goTo' | 'reply' | 'edit'> {
  onStored: (message: Message) => void;
  onDeleted: () => void;
}

/** What can be done with messages, and those that are about to be deleted or reported. */
export function useMessageActions({ goTo, reply, edit, onStored, onDeleted }: ActionOptions) {
  const intl = useIntl();
  const { client } = useApi();
  const show = useSnackbar();
  const failureText = useFailureText();
  const [toDelete, setToDelete] = useState<Message | null>(null);
  const [reporting, setReporting] = useState<Reporting | null>(null);
  const fail = (error: unknown) => show(failureText(error), { tone: 'critical', duration: 2500 });

  async function react({ id }: Message, reaction: Parameters<MessageActions['react']>[1]): Promise<void> {
    try {
      onStored((await client.PUT('/messages/{id}/reaction', { params: { path: { id } }, body: { reaction } })).data!);
    } catch (error) {
      fail(error);
    }
  }
  async function copy({ text }: Message): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      show(intl.formatMessage({ defaultMessage: 'Copied', description: 'The text of a message of the chat was copied' }));
    } catch {
      show(intl.formatMessage({ defaultMessage: 'The browser does not let the text be copied.', description: 'In the chat' }), {
        tone: 'critical',
        duration: 2500,
      });
    }
  }
  /** Few ever report anything: the dialog is loaded for them. */
  async function report(message: Message): Promise<void> {
    try {
      const { ReportDialog } = await import('./report-dialog.tsx');
      setReporting({ message, Dialog: ReportDialog });
    } catch (error) {
      fail(error);
    }
  }
  async function confirmDelete(): Promise<void> {
    if (!toDelete) return;
    try {
      await client.DELETE('/messages/{id}', { params: { path: { id: toDelete.id } } });
      setToDelete(null);
      onDeleted();
    } catch (error) {
      setToDelete(null);
      fail(error);
    }
  }
  const actions: MessageActions = {
    goTo,
    reply,
    edit,
    remove: setToDelete,
    report: (message) => void report(message),
    copy: (message) => void copy(message),
    react: (message, sign) => void react(message, sign),
  };
  return {
    ...{ actions, toDelete, keep: () => setToDelete(null), confirmDelete: () => void confirmDelete() },
    ...{ reporting, endReport: () => setReporting(null) },
  };
}
