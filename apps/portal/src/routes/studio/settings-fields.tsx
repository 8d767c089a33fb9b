import type { Schemas } from '@foyer/api';
import { Checkbox, type DateProblem, Heading, MultiSelect, NativeSelect, SkeletonField } from '@foyer/ui';
import { memo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { MomentFields } from '../../host/publication/moment-fields.tsx';
import * as styles from './article-editor.css.ts';
import { AuthorField } from './author-field.tsx';
import type { FieldErrors } from './language-fields.tsx';
import { MediaField } from './media-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { Content } from './studio-content.ts';
import { useInBrowser } from './use-in-browser.ts';

type Event = NonNullable<Content['event']>;
const noEvent: Event = { first_day: '', last_day: null, start_time: null, end_time: null };

interface SettingsFieldsProps {
  content: Content;
  /** What of it was saved last: its picture, its author and its files. */
  saved: Pick<Schemas['StudioArticle'], 'image' | 'author' | 'gallery' | 'attachments'>;
  options: Schemas['StudioOptions'];
  errorOf: FieldErrors;
  onChange: (change: Partial<Content>) => void;
}

/** What an article has beside its texts: where it belongs, whom it is for, the event it announces. */
export function SettingsFields({ content, saved, options, errorOf, onChange }: SettingsFieldsProps) {
  const intl = useIntl();
  return (
    <div className={styles.settings}>
      <div className={styles.wholeLine}>
        <Heading level={2}>
          <FormattedMessage defaultMessage="Details" description="Heading above the settings of an article that is written" />
        </Heading>
      </div>
      <div className={styles.wholeLine}>
        <PictureField
          id={content.image_id}
          saved={saved.image}
          error={errorOf('content.image_id')}
          onChange={(id) => onChange({ image_id: id })}
        />
      </div>
      <MediaFields content={content} saved={saved} errorOf={errorOf} onChange={onChange} />
      <AuthorField
        id={content.author_id}
        saved={saved.author}
        error={errorOf('content.author_id')}
        onChange={(id) => onChange({ author_id: id })}
      />
      <NativeSelect
        label={<FormattedMessage defaultMessage="Category" description="Field of an article that is written" />}
        value={content.category_id ?? ''}
        error={errorOf('content.category_id')}
        onChange={(id) => onChange({ category_id: id || null })}
      >
        <option value="">
          {intl.formatMessage({ defaultMessage: 'No category', description: 'Choice for an article that is written' })}
        </option>
        {options.categories.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      {options.topics.length > 0 && <Topics value={content.topic_ids} topics={options.topics} onChange={onChange} />}
      <NativeSelect
        label={<FormattedMessage defaultMessage="Who may read it" description="Field of an article that is written" />}
        value={content.visibility}
        onChange={(visibility) => onChange({ visibility: visibility === 'all' ? 'all' : 'members' })}
      >
        <option value="members">{intl.formatMessage({ defaultMessage: 'Members', description: 'Who may read an article' })}</option>
        <option value="all">
          {intl.formatMessage({ defaultMessage: 'Everyone, guests too', description: 'Who may read an article' })}
        </option>
      </NativeSelect>
      <Checkbox
        label={<FormattedMessage defaultMessage="Members may share it" description="Checkbox of an article that is written" />}
        description={
          <FormattedMessage
            defaultMessage="Guests who open a shared link see the headline, the introduction and the picture."
            description="Below the checkbox whether an article may be shared"
          />
        }
        checked={content.shareable}
        onChange={(shareable) => onChange({ shareable })}
      />
      <EventFields event={content.event} errorOf={errorOf} onChange={(event) => onChange({ event })} />
    </div>
  );
}

/** Its gallery and what is attached to it. */
function MediaFields({ content, saved, errorOf, onChange }: Omit<SettingsFieldsProps, 'options'>) {
  return (
    <div className={styles.wholeLine}>
      <MediaField
        kind="image"
        label={<FormattedMessage defaultMessage="Gallery" description="Field of an article that is written" />}
        hint={
          <FormattedMessage
            defaultMessage="Pictures that readers leaf through below the text."
            description="At an article that has no gallery yet"
          />
        }
        add={<FormattedMessage defaultMessage="Add pictures …" description="Button at the gallery of an article" />}
        ids={content.gallery_ids}
        most={50}
        saved={saved.gallery}
        errorOf={(index) => errorOf(`content.gallery_ids.${index}`)}
        onChange={(ids) => onChange({ gallery_ids: ids })}
      />
      <MediaField
        kind="any"
        label={<FormattedMessage defaultMessage="Attachments" description="Field of an article that is written" />}
        hint={
          <FormattedMessage
            defaultMessage="Files to download, such as a form or a plan."
            description="At an article that has no attachments yet"
          />
        }
        add={<FormattedMessage defaultMessage="Add files …" description="Button at the attachments of an article" />}
        ids={content.attachment_ids}
        most={20}
        saved={saved.attachments}
        errorOf={(index) => errorOf(`content.attachment_ids.${index}`)}
        onChange={(ids) => onChange({ attachment_ids: ids })}
      />
    </div>
  );
}

interface EventFieldsProps {
  event: Event | null;
  errorOf: FieldErrors;
  onChange: (event: Event | null) => void;
}

/** The event an article announces. Without a first day there is none. */
function EventFields({ event, errorOf, onChange }: EventFieldsProps) {
  const intl = useIntl();
  // Before there is a first day the other entries wait here.
  const [waiting, setWaiting] = useState(noEvent);
  const [, setProblem] = useState<DateProblem>();
  const shown = event ?? waiting;
  const change = (changed: Partial<Event>) => {
    const next = { ...shown, ...changed };
    setWaiting(next);
    onChange(next.first_day ? next : null);
  };
  const fault = (field: keyof Event) => errorOf(`content.event.${field}`);
  return (
    <div className={styles.wholeLine}>
      <MomentFields
        id="event-start"
        label={<FormattedMessage defaultMessage="Event: first day (optional)" description="Field of an article that is written" />}
        timeLabel={<FormattedMessage defaultMessage="Begins at" description="Field of an article that is written: when an event begins" />}
        calendarLabel={intl.formatMessage({ defaultMessage: 'Choose the first day', description: 'Button at the event of an article' })}
        day={shown.first_day}
        time={shown.start_time ?? ''}
        errors={{ day: fault('first_day'), time: fault('start_time') }}
        onChange={({ day, time }) =>
          change({ ...(day !== undefined && { first_day: day }), ...(time !== undefined && { start_time: time || null }) })
        }
        onProblem={setProblem}
      />
      <MomentFields
        id="event-end"
        label={
          <FormattedMessage
            defaultMessage="Last day (optional)"
            description="Field of an article that is written: the last day of an event"
          />
        }
        timeLabel={<FormattedMessage defaultMessage="Ends at" description="Field of an article that is written: when an event ends" />}
        calendarLabel={intl.formatMessage({ defaultMessage: 'Choose the last day', description: 'Button at the event of an article' })}
        day={shown.last_day ?? ''}
        time={shown.end_time ?? ''}
        errors={{ day: fault('last_day'), time: fault('end_time') }}
        onChange={({ day, time }) =>
          change({ ...(day !== undefined && { last_day: day || null }), ...(time !== undefined && { end_time: time || null }) })
        }
        onProblem={setProblem}
      />
    </div>
  );
}

interface TopicsProps {
  value: readonly string[];
  topics: Schemas['StudioOptions']['topics'];
  onChange: SettingsFieldsProps['onChange'];
}

const Topics = memo(function Topics({ value, topics, onChange }: TopicsProps) {
  const intl = useIntl();
  // The list brings styles along that a document of the server may not have.
  if (!useInBrowser()) return <SkeletonField />;
  return (
    <MultiSelect
      label={<FormattedMessage defaultMessage="Topics" description="Field of an article that is written" />}
      options={topics.map(({ id, name }) => ({ id, label: name }))}
      value={value}
      placeholder={intl.formatMessage({ defaultMessage: 'None', description: 'In the field of topics while none is chosen' })}
      countText={(count) =>
        intl.formatMessage({ defaultMessage: '{count, number} chosen', description: 'In the field of topics of an article' }, { count })
      }
      searchLabel={intl.formatMessage({ defaultMessage: 'Search topics', description: 'Search in the list of topics' })}
      removeLabel={(label) =>
        intl.formatMessage({ defaultMessage: 'Remove {label}', description: 'Button at a chosen topic of an article' }, { label })
      }
      clearLabel={intl.formatMessage({ defaultMessage: 'Remove all', description: 'Button below the chosen topics of an article' })}
      emptyText={intl.formatMessage({ defaultMessage: 'No topic matches.', description: 'In the list of topics' })}
      loadingText={intl.formatMessage({ defaultMessage: 'Topics are loading.', description: 'In the list of topics' })}
      onChange={(ids) => onChange({ topic_ids: [...ids].slice(0, 20) })}
    />
  );
});
