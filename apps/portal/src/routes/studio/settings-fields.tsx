import type { Schemas } from '@foyer/api';
import { Checkbox, Heading, NativeSelect } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './article-editor.css.ts';
import { AuthorField } from './author-field.tsx';
import type { FieldErrors } from './language-fields.tsx';
import { EventFields } from './event-fields.tsx';
import { MediaFields } from './media-fields.tsx';
import { PictureField } from './picture-field.tsx';
import type { Content } from './studio-content.ts';
import { TopicsField } from './topics-field.tsx';

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
      {options.topics.length > 0 && <TopicsField value={content.topic_ids} topics={options.topics} onChange={onChange} />}
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
