import type { Schemas } from '@foyer/api';
import { Checkbox, CheckboxGroup, FormDialog, TextArea, TextField } from '@foyer/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { fieldRefusal } from '../../../host/errors/field-refusal.ts';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useWebsiteActions } from './use-website-actions.ts';
import { WebsiteSwitches } from './website-switches.tsx';
import * as styles from './websites.css.ts';
import { knownWidgets, type WidgetName, widgetWords } from './widget-words.ts';

type Content = Schemas['StudioEmbedSiteContent'];

interface WebsiteDialogProps {
  /** Null for one that is to be. */
  site: Schemas['StudioEmbedSite'] | null;
  onClose: () => void;
}

const empty: Content = { name: '', origins: [], widgets: ['occasions'], guests: false, enabled: true };
const linesOf = (text: string): string[] => text.split(/\s+/).filter(Boolean);

const discardWords = {
  title: <FormattedMessage defaultMessage="Discard the changes?" description="Question of a dialog about websites" />,
  discardLabel: <FormattedMessage defaultMessage="Discard" description="Button of a dialog about websites" />,
  keepLabel: <FormattedMessage defaultMessage="Keep editing" description="Button of a dialog about websites" />,
};

/** What is wrong with a field, in the server's words; an address among several is named. */
function faultOf(error: unknown, field: string, values: readonly string[] = []): ReactNode {
  const found = fieldRefusal(error, field);
  if (!found) return undefined;
  const value = values[Number(found.field.split('.').at(-1))];
  return value ? `${value}: ${found.message}` : found.message;
}

/** Lets a website show widgets, or changes what it may show. */
export function WebsiteDialog({ site, onClose }: WebsiteDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { save } = useWebsiteActions(site?.id ?? null);
  const before = site?.content ?? empty;
  const [content, setContent] = useState(before);
  const [origins, setOrigins] = useState(before.origins.join('\n'));
  const wanted = { ...content, origins: linesOf(origins) };
  const change = (some: Partial<Content>) => setContent({ ...content, ...some });
  const faults = { name: faultOf(save.error, 'name'), origins: faultOf(save.error, 'origins', wanted.origins) };
  const isElsewhere = save.error && !faults.name && !faults.origins;
  return (
    <FormDialog
      open
      onOpenChange={onClose}
      title={
        site ? (
          <FormattedMessage defaultMessage="Change the website" description="Title of the dialog about a website that shows widgets" />
        ) : (
          <FormattedMessage defaultMessage="Add a website" description="Title of the dialog about a website that is to show widgets" />
        )
      }
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about websites' })}
      submitLabel={<FormattedMessage defaultMessage="Save" description="Button of a dialog about websites" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of a dialog about websites" />}
      discard={discardWords}
      dirty={JSON.stringify(wanted) !== JSON.stringify(before)}
      pending={save.isPending}
      error={isElsewhere ? problemText(save.error) : undefined}
      onSubmit={() => save.mutate(wanted, { onSuccess: onClose })}
    >
      <div className={styles.fields}>
        <TextField
          label={<FormattedMessage defaultMessage="Name" description="Field of the dialog about a website" />}
          value={content.name}
          maxLength={80}
          error={faults.name}
          onChange={(name) => change({ name })}
        />
        <TextArea
          label={<FormattedMessage defaultMessage="Addresses" description="Field of the dialog about a website: its origins" />}
          hint={
            <FormattedMessage
              defaultMessage="One on each line, with https and without a path, such as https://intranet.example. Each subdomain is an address of its own."
              description="Hint in the dialog about a website"
            />
          }
          value={origins}
          dir="ltr"
          error={faults.origins}
          onChange={setOrigins}
        />
        <CheckboxGroup
          label={<FormattedMessage defaultMessage="Widgets" description="Field of the dialog about a website: which it may show" />}
          value={knownWidgets(content.widgets)}
          onChange={(widgets) => change({ widgets })}
        >
          {(Object.keys(widgetWords) as WidgetName[]).map((name) => (
            <Checkbox key={name} value={name} label={<FormattedMessage {...widgetWords[name]} />} />
          ))}
        </CheckboxGroup>
        <WebsiteSwitches {...content} onChange={change} />
      </div>
    </FormDialog>
  );
}
