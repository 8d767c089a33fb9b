import { type Schemas, useApi } from '@foyer/api';
import { CalendarDate } from '@foyer/i18n';
import { localePath } from '@foyer/links';
import { Avatar, Badge, Card, CardControls, Clamp, LinkArea, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import * as styles from './occasion-card.css.ts';
import { OccasionKind } from './occasion-kind.tsx';
import { TodayBadge } from './today-badge.tsx';
import { YearsHere } from './years-here.tsx';

interface OccasionCardProps {
  occasion: Schemas['Occasion'];
  /** The words below the portrait, or beside it, where the height is given: a name takes two lines at most there. */
  arrangement?: 'column' | 'row';
  /** What can be done about it, below the words of a column. */
  action?: ReactNode;
}

/** Whom to congratulate, and when. All of it is one link to the profile. */
export function OccasionCard({ occasion, arrangement = 'column', action }: OccasionCardProps) {
  const { type, user, img, date, years, is_today: today } = occasion;
  const beside = arrangement === 'row';
  const align = beside ? 'start' : 'center';
  const portrait = beside ? img?.src : (img?.variants[0]?.src ?? img?.src);
  const link = <LinkArea href={localePath(useApi().locale, user.profile_url)}>{user.name}</LinkArea>;
  return (
    <Card as="article" padding="m" className={styles.cards[arrangement]}>
      {/* The name is beside the picture. */}
      <Avatar decorative name={user.name} src={portrait} size="l" />
      <div className={styles.words[arrangement]}>
        <p className={styles.labels}>
          <Badge tone="brand">
            <OccasionKind type={type} />
          </Badge>
          {today && <TodayBadge />}
        </p>
        <Text as="div" size={beside ? 'l' : 'm'} weight="strong" align={align} className={styles.name}>
          {beside ? (
            <Clamp lines={2} align="page">
              {link}
            </Clamp>
          ) : (
            link
          )}
        </Text>
        <Text size={beside ? 'm' : 's'} tone="muted" align={align}>
          <CalendarDate {...date} />
          {years !== null && (
            <>
              {' · '}
              <YearsHere years={years} />
            </>
          )}
        </Text>
        {action && <CardControls className={styles.action}>{action}</CardControls>}
      </div>
    </Card>
  );
}
