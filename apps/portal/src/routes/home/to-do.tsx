import { openConfirmationsQuery, type Schemas, useApi } from '@foyer/api';
import { locales } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Card, Disclosure, Heading, Icon, LinkTitle, Text, WarningIcon } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import * as styles from './home-head.css.ts';

type Open = Schemas['OpenConfirmation'];

/** As many are shown at once; the others below a line that opens. */
const atOnce = 3;

/** What the member is asked to read and confirm: it stays until it is done. Nothing where nothing is asked, or it cannot be had. */
export function ToDo() {
  const { data } = useQuery(openConfirmationsQuery(useApi()));
  if (!data || data.results.length === 0) return null;
  const { results, total } = data;
  const others = results.slice(atOnce);
  return (
    <Card as="section" padding="m" aria-labelledby="to-do" className={styles.toDo}>
      <Heading level={2} size="card" id="to-do">
        <FormattedMessage defaultMessage="For you to do" description="Heading of what a member is asked to do, on the start page" />
      </Heading>
      <Entries entries={results.slice(0, atOnce)} />
      {others.length > 0 && (
        <Disclosure
          summary={
            <FormattedMessage
              defaultMessage="{count, plural, one {# more} other {# more}}"
              description="Line that opens the rest of what a member is asked to do"
              values={{ count: total - atOnce }}
            />
          }
        >
          <Entries entries={others} />
          {total > results.length && (
            <Text size="s" tone="muted">
              <FormattedMessage
                defaultMessage="You will see the others once these are done."
                description="Below a very long list of what a member is asked to do"
              />
            </Text>
          )}
        </Disclosure>
      )}
    </Card>
  );
}

const Entries = ({ entries }: { entries: readonly Open[] }) => (
  <ul className={styles.entries}>
    {entries.map((entry) => (
      <Entry key={entry.news_id} entry={entry} />
    ))}
  </ul>
);

function Entry({ entry: { news_id: id, title, content_locale: written, ...due } }: { entry: Open }) {
  const locale = useLocale();
  const { tag, direction } = locales[written];
  return (
    <li className={styles.entry}>
      <Text weight="medium" lang={tag} dir={direction} className={styles.title}>
        <LinkTitle href={localePath(locale, paths.article(id))}>{title}</LinkTitle>
      </Text>
      <Text size="s" tone={due.overdue ? 'critical' : 'muted'} className={styles.due}>
        {due.overdue && <Icon icon={WarningIcon} />}
        <span>
          <Due {...due} />
        </span>
      </Text>
    </li>
  );
}

function Due({ due_day: day, overdue }: Pick<Open, 'due_day' | 'overdue'>) {
  const intl = useIntl();
  if (day === null) {
    return <FormattedMessage defaultMessage="Read and confirm" description="What a member is asked to do with an article" />;
  }
  // A day is the same in every time zone.
  const date = intl.formatDate(`${day}T12:00Z`, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
  return overdue ? (
    <FormattedMessage
      defaultMessage="Overdue since {date}: read and confirm"
      description="What a member is asked to do with an article; the day has passed"
      values={{ date }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="Read and confirm by {date}"
      description="What a member is asked to do with an article, with a day"
      values={{ date }}
    />
  );
}
