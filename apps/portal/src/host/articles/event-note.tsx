import type { Schemas } from '@foyer/api';
import { EventTime } from '@foyer/i18n';
import { CalendarIcon, Icon, LinkButton, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './article-page.css.ts';
import { EventZone } from './event-zone.tsx';

interface EventNoteProps {
  /** The article's; null where its reader is given no calendar file. */
  id: string | null;
  event: Schemas['Event'];
}

/** When the event of an article takes place, and the way into the reader's calendar. */
export function EventNote({ id, event }: EventNoteProps) {
  const locale = useLocale();
  return (
    <div className={styles.event}>
      <Icon icon={CalendarIcon} />
      <div className={styles.eventWords}>
        <Text weight="medium">
          <EventTime event={event} />
        </Text>
        <EventZone event={event} />
      </div>
      {id !== null && (
        <LinkButton
          look="secondary"
          className={styles.eventAction}
          href={`/api/v2/news/${encodeURIComponent(id)}/calendar?locale=${locale}`}
          download
        >
          <FormattedMessage defaultMessage="Add to calendar" description="Link of an article's event to a calendar file" />
        </LinkButton>
      )}
    </div>
  );
}
