import type { Schemas } from '@foyer/api';
import { FormattedMessage } from 'react-intl';
import * as styles from './article-editor.css.ts';
import type { FieldErrors } from './language-fields.tsx';
import { MediaField } from './media-field.tsx';
import type { Content } from './studio-content.ts';

interface MediaFieldsProps {
  content: Content;
  saved: Pick<Schemas['StudioArticle'], 'gallery' | 'attachments'>;
  errorOf: FieldErrors;
  onChange: (change: Partial<Content>) => void;
}

/** Its gallery and what is attached to it. */
export function MediaFields({ content, saved, errorOf, onChange }: MediaFieldsProps) {
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
