import type { Schemas } from '@foyer/api';
import { Image, Link, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './reports.css.ts';

/** The files of what was reported, for as long as they are there. */
export function ReportFiles({ attachments, attachment_count: count }: Pick<Schemas['StudioReport'], 'attachments' | 'attachment_count'>) {
  if (attachments.length === 0) {
    return (
      <Text size="s" tone="muted">
        <FormattedMessage
          defaultMessage="{count, plural, one {With a file that is shown no longer} other {With # files that are shown no longer}}"
          description="Of a reported message in the studio, whose files were removed, or are shown as long as it is open"
          values={{ count }}
        />
      </Text>
    );
  }
  return (
    <ul role="list" className={styles.files}>
      {attachments.map(({ id, title, link, image }) => (
        <li key={id}>
          <Link href={link} target="_blank" rel="noopener noreferrer">
            {image ? <Image {...image} alt={image.alt || title} ratio="4:3" sizes="8rem" className={styles.picture} /> : <bdi>{title}</bdi>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
