import { Checkbox, CheckboxGroup, type DateProblem, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { MomentFields } from './moment-fields.tsx';
import type { MomentField, PublicationEntries } from './publication-entries.ts';

interface PublicationFieldsProps {
  entries: PublicationEntries;
  timeZone: string;
  errors: Record<MomentField, string | undefined>;
  onChange: (changed: Partial<PublicationEntries>) => void;
  onProblem: (field: 'publish_date' | 'expires_at', problem: DateProblem | undefined) => void;
}

/** The fields of the publication dialog. */
export function PublicationFields({ entries, timeZone, errors, onChange, onProblem }: PublicationFieldsProps) {
  const intl = useIntl();
  const { startDay, startTime, endDay, endTime, topStory, likes, comments } = entries;
  const chosen = [topStory && 'top_story', likes && 'likes', comments && 'comments'].filter((name) => name !== false);
  return (
    <>
      <MomentFields
        id="publication-start"
        label={<FormattedMessage defaultMessage="Published from" description="Field of the publication dialog: the day" />}
        timeLabel={<FormattedMessage defaultMessage="Time" description="Field of the publication dialog: when on the day of publication" />}
        calendarLabel={intl.formatMessage({
          defaultMessage: 'Choose the publication date',
          description: 'Button in the publication dialog',
        })}
        day={startDay}
        time={startTime}
        errors={{ day: errors.startDay, time: errors.startTime }}
        onChange={({ day, time }) =>
          onChange({ ...(day !== undefined && { startDay: day }), ...(time !== undefined && { startTime: time }) })
        }
        onProblem={(problem) => onProblem('publish_date', problem)}
      />
      <MomentFields
        id="publication-end"
        label={<FormattedMessage defaultMessage="Until (optional)" description="Field of the publication dialog: the day it ends" />}
        timeLabel={<FormattedMessage defaultMessage="End time" description="Field of the publication dialog: when on the day it ends" />}
        hint={
          <FormattedMessage
            defaultMessage="Date and time, or leave both empty for no end."
            description="Hint below the day on which a publication ends, in the publication dialog"
          />
        }
        calendarLabel={intl.formatMessage({ defaultMessage: 'Choose the end date', description: 'Button in the publication dialog' })}
        day={endDay}
        time={endTime}
        errors={{ day: errors.endDay, time: errors.endTime }}
        onChange={({ day, time }) => onChange({ ...(day !== undefined && { endDay: day }), ...(time !== undefined && { endTime: time }) })}
        onProblem={(problem) => onProblem('expires_at', problem)}
      />
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="Times are in {timeZone}. After the end, only editors can see the article."
          description="Hint in the publication dialog; timeZone is such as Europe/Berlin"
          values={{ timeZone: timeZone.replaceAll('_', ' ') }}
        />
      </Text>
      <CheckboxGroup
        label={<FormattedMessage defaultMessage="Settings" description="Group of checkboxes in the publication dialog" />}
        value={chosen}
        onChange={(on) => onChange({ topStory: on.includes('top_story'), likes: on.includes('likes'), comments: on.includes('comments') })}
      >
        <Checkbox
          value="top_story"
          label={<FormattedMessage defaultMessage="Top story" description="Checkbox of the publication dialog" />}
        />
        <Checkbox
          value="likes"
          label={<FormattedMessage defaultMessage="Allow likes" description="Checkbox of the publication dialog" />}
        />
        <Checkbox
          value="comments"
          label={<FormattedMessage defaultMessage="Allow comments" description="Checkbox of the publication dialog" />}
        />
      </CheckboxGroup>
    </>
  );
}
