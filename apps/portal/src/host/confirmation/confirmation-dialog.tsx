import { ApiError, type Schemas } from '@foyer/api';
import { Checkbox, DateField, FormDialog, Stack, Text } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import { useDayText } from './use-day-text.ts';
import { useSaveDemand } from './use-save-demand.ts';
import { WhenNotified } from './when-notified.tsx';

interface ConfirmationDialogProps {
  id: string;
  title: string;
  settings: Schemas['NewsConfirmationSettings'];
  /** The publication of an article that members do not see at present; null while they do. */
  closed: Schemas['NewsPublication'] | null;
  open: boolean;
  onClose: () => void;
}

/** Lets an editor decide whether an article asks for confirmation, by when, and whether everyone is asked again. */
export function ConfirmationDialog({ id, title, settings, closed, open, onClose }: ConfirmationDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const dayText = useDayText();
  const [required, setRequired] = useState(true);
  const [day, setDay] = useState(settings.due_day);
  const [wrong, setWrong] = useState(false);
  const [again, setAgain] = useState(false);
  const save = useSaveDemand(id, onClose);
  const refused = save.error instanceof ApiError ? save.error.problem.errors.find(({ field }) => field === 'due_day') : undefined;
  return (
    <FormDialog
      open={open}
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Read confirmation" description="Title of the editors' dialog about confirmations" />}
      submitLabel={<FormattedMessage defaultMessage="Save" description="Button of the editors' dialog about confirmations" />}
      cancelLabel={<FormattedMessage defaultMessage="Cancel" description="Button of the editors' dialog about confirmations" />}
      pending={save.isPending}
      error={save.isError && !refused && problemText(save.error)}
      dirty={required !== settings.required || day !== settings.due_day || again}
      discard={{
        title: <FormattedMessage defaultMessage="Discard the changes?" description="Question of the editors' dialog about confirmations" />,
        discardLabel: <FormattedMessage defaultMessage="Discard" description="Button of the editors' dialog about confirmations" />,
        keepLabel: <FormattedMessage defaultMessage="Keep editing" description="Button of the editors' dialog about confirmations" />,
      }}
      onSubmit={() => !wrong && save.mutate({ required, due_day: day, ask_again: required && again })}
    >
      <Stack gap="m">
        <Text tone="muted">
          <bdi>{title}</bdi>
        </Text>
        <Checkbox
          label={
            <FormattedMessage defaultMessage="Ask all members to confirm" description="Choice of the editors' dialog about confirmations" />
          }
          description={
            closed ? (
              <WhenNotified publication={closed} />
            ) : (
              <FormattedMessage
                defaultMessage="{count, plural, one {# member} other {# members}} will be notified in their activities."
                description="Below the choice to ask members for confirmation"
                values={{ count: settings.asked }}
              />
            )
          }
          checked={required}
          onChange={setRequired}
        />
        {required && (
          <DateField
            label={<FormattedMessage defaultMessage="Due date (optional)" description="Field of the editors' dialog about confirmations" />}
            placeholder={intl.formatMessage({ defaultMessage: 'DD/MM/YYYY', description: 'Placeholder of a day: day, month, year' })}
            calendarLabel={intl.formatMessage({
              defaultMessage: 'Choose a date from the calendar',
              description: 'Button in the field for a day',
            })}
            value={day ?? ''}
            error={refused?.message}
            problemText={dayText}
            onChange={(value, problem) => {
              setWrong(problem !== undefined);
              if (!problem) setDay(value || null);
            }}
          />
        )}
        {required && settings.required && <AskAgain version={settings.version + 1} checked={again} onChange={setAgain} />}
      </Stack>
    </FormDialog>
  );
}

function AskAgain({ version, checked, onChange }: { version: number; checked: boolean; onChange: (again: boolean) => void }) {
  return (
    <Checkbox
      label={<FormattedMessage defaultMessage="Ask everyone again" description="Choice of the editors' dialog about confirmations" />}
      description={
        <FormattedMessage
          defaultMessage="The text becomes version {version}. Earlier confirmations are kept as proof, but everyone has to confirm again."
          description="Below the choice to ask everybody again"
          values={{ version }}
        />
      }
      checked={checked}
      onChange={onChange}
    />
  );
}
