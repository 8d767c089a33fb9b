import type { Schemas } from '@foyer/api';
import { Checkbox, CheckboxGroup, FormDialog, Switch, TextField } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldRefusal } from '../../../host/errors/field-refusal.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { eventWords, isKnownEvent } from './event-words.ts';
import * as styles from './webhooks.css.ts';

type Content = Schemas['StudioWebhookContent'];

interface WebhookDialogProps {
  /** As it is; undefined for one that is to be. */
  before: Content | undefined;
  /** What it may be told of. */
  events: readonly string[];
  pending: boolean;
  error: Error | null;
  onSave: (content: Content) => void;
  onClose: () => void;
}

const empty: Content = { name: '', url: '', events: [], enabled: true };

const discardWords = {
  title: <FormattedMessage defaultMessage="Discard the changes?" description="Question of the dialog about a webhook" />,
  discardLabel: <FormattedMessage defaultMessage="Discard" description="Button of the dialog about a webhook" />,
  keepLabel: <FormattedMessage defaultMessage="Keep editing" description="Button of the dialog about a webhook" />,
};

/** What was refused, by field. */
const faultsOf = (error: unknown) => ({
  name: fieldRefusal(error, 'name')?.message,
  url: fieldRefusal(error, 'url')?.message,
  events: fieldRefusal(error, 'events')?.message,
});

/** What a webhook is called, where it is, and what it is told of. */
export function WebhookDialog({ before, events, pending, error, onSave, onClose }: WebhookDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const start = before ?? empty;
  const [content, setContent] = useState(start);
  const change = (some: Partial<Content>) => setContent({ ...content, ...some });
  const faults = faultsOf(error);
  const isElsewhere = error && Object.values(faults).every((fault) => fault === undefined);
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={
        before ? (
          <FormattedMessage defaultMessage="Change the webhook" description="Title of the dialog about a webhook" />
        ) : (
          <FormattedMessage defaultMessage="Add a webhook" description="Title of the dialog about a webhook that is to be" />
        )
      }
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about webhooks' })}
      submitLabel={<FormattedMessage defaultMessage="Save" description="Button of the dialog about a webhook" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of the dialog about a webhook" />}
      discard={discardWords}
      dirty={JSON.stringify(content) !== JSON.stringify(start)}
      pending={pending}
      error={isElsewhere ? problemText(error) : undefined}
      onSubmit={() => onSave(content)}
    >
      <div className={styles.fields}>
        <TextField
          label={<FormattedMessage defaultMessage="Name" description="Field of the dialog about a webhook" />}
          value={content.name}
          maxLength={80}
          required
          error={faults.name}
          onChange={(name) => change({ name })}
        />
        <TextField
          label={<FormattedMessage defaultMessage="Address" description="Field of the dialog about a webhook" />}
          hint={
            <FormattedMessage
              defaultMessage="Where events are sent, such as https://intranet.example/hooks/portal."
              description="Hint in the dialog about a webhook"
            />
          }
          type="url"
          dir="ltr"
          value={content.url}
          maxLength={2000}
          required
          error={faults.url}
          onChange={(url) => change({ url })}
        />
        <CheckboxGroup
          label={<FormattedMessage defaultMessage="Events" description="Group of checkboxes of the dialog about a webhook" />}
          error={faults.events}
          value={content.events}
          onChange={(chosen) => change({ events: chosen })}
        >
          <div className={styles.events}>
            {events.filter(isKnownEvent).map((name) => (
              <Checkbox key={name} value={name} label={<FormattedMessage {...eventWords[name]} />} />
            ))}
          </div>
        </CheckboxGroup>
        <Switch
          label={<FormattedMessage defaultMessage="Switched on" description="Switch of the dialog about a webhook" />}
          description={
            <FormattedMessage
              defaultMessage="Switched off, it is told nothing, and what is on its way is forgotten."
              description="At a switch of the dialog about a webhook"
            />
          }
          checked={content.enabled}
          onChange={(enabled) => change({ enabled })}
        />
      </div>
    </FormDialog>
  );
}
