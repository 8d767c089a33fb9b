import { type Schemas, useApi } from '@foyer/api';
import { CalendarDate } from '@foyer/i18n';
import { localePath } from '@foyer/links';
import { Avatar, AwardIcon, Badge, CakeIcon, Card, Clamp, Icon, LinkArea, Text } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import * as styles from './occasion-card.css.ts';

interface OccasionCardProps {
  occasion: Schemas['Occasion'];
  /** The words below the portrait, or beside it, where the height is given: a name takes two lines at most there. */
  arrangement?: 'column' | 'row';
}

/** Whom to congratulate, and when. All of it is one link to the profile. */
export function OccasionCard({ occasion, arrangement = 'column' }: OccasionCardProps) {
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
            <Icon icon={type === 'birthday' ? CakeIcon : AwardIcon} />
            {type === 'birthday' ? (
              <FormattedMessage defaultMessage="Birthday" description="Label of a person's birthday" />
            ) : (
              <FormattedMessage defaultMessage="Work anniversary" description="Label of a person's anniversary of working here" />
            )}
          </Badge>
          {today && (
            <Badge tone="positive">
              <FormattedMessage defaultMessage="Today" description="Beside the label of a birthday or anniversary that is today" />
            </Badge>
          )}
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
              <FormattedMessage
                defaultMessage="{years, plural, one {# year} other {# years}}"
                description="How long a person has worked here on their anniversary, after the date of the first day"
                values={{ years }}
              />
            </>
          )}
        </Text>
      </div>
    </Card>
  );
}
