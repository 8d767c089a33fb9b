import { type Schemas, useApi } from '@foyer/api';
import { CalendarDate } from '@foyer/i18n';
import { localePath } from '@foyer/links';
import { Avatar, Card, CardControls, Clamp, LinkArea, Text } from '@foyer/ui';
import type { OccasionAction } from '../occasion-card/occasion-action.ts';
import { OccasionKind } from '../occasion-card/occasion-kind.tsx';
import { TodayBadge } from '../occasion-card/today-badge.tsx';
import { YearsHere } from '../occasion-card/years-here.tsx';
import * as styles from './occasion-strip.css.ts';

interface OccasionStripProps {
  /** What it shows, for screen readers. */
  label: string;
  occasions: readonly Schemas['Occasion'][];
  action?: OccasionAction;
}

/** Occasions as low cards in one line that is pushed aside: nothing turns, and nothing has to be hydrated. */
export function OccasionStrip({ label, occasions, action }: OccasionStripProps) {
  return (
    <ul role="list" aria-label={label} className={styles.strip}>
      {occasions.map((occasion) => (
        <li key={occasion.id} className={styles.item}>
          <OccasionRow occasion={occasion} action={action} />
        </li>
      ))}
    </ul>
  );
}

function OccasionRow({ occasion, action }: { occasion: Schemas['Occasion']; action: OccasionAction | undefined }) {
  const { type, user, img, date, years, is_today: today } = occasion;
  const controls = action?.(occasion);
  return (
    <Card as="article" padding="m" className={styles.card}>
      <div className={styles.about}>
        {/* The name is beside the picture. */}
        <Avatar decorative name={user.name} src={img?.variants[0]?.src ?? img?.src} size="m" />
        <div className={styles.words}>
          <Text as="div" weight="strong">
            <Clamp lines={2} align="page">
              <LinkArea href={localePath(useApi().locale, user.profile_url)}>{user.name}</LinkArea>
            </Clamp>
          </Text>
          <Text size="s" tone="muted" className={styles.line}>
            <OccasionKind type={type} />
          </Text>
          <Text size="s" tone="muted" className={styles.line}>
            {today ? <TodayBadge /> : <CalendarDate {...date} />}
            {years !== null && (
              <>
                {!today && ' · '}
                <YearsHere years={years} />
              </>
            )}
          </Text>
        </div>
      </div>
      {controls && <CardControls className={styles.action}>{controls}</CardControls>}
    </Card>
  );
}
