import type { Schemas } from '@foyer/api';
import { EventTime } from '@foyer/i18n';
import { CalendarIcon, Icon } from '@foyer/ui';
import * as styles from './article-page.css.ts';

/** When the event of an article takes place. */
export function EventNote({ event }: { event: Schemas['Event'] }) {
  return (
    <p className={styles.event}>
      <Icon icon={CalendarIcon} />
      <EventTime event={event} />
    </p>
  );
}
