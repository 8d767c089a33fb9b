import type { Schemas } from '@foyer/api';
import { RelativeTime, shortDateTime } from '@foyer/i18n';
import { Badge, Card, Text } from '@foyer/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { ReportDecision } from './report-decision.tsx';
import { ReportFiles } from './report-files.tsx';
import { ReportOutcome } from './report-outcome.tsx';
import { reasonWords } from './report-words.ts';
import * as styles from './reports.css.ts';

const erased = (
  <FormattedMessage defaultMessage="Former member" description="In place of the name of someone whose account was erased, at a report" />
);
const nameOf = (person: Schemas['Person'] | null) => (person ? <bdi>{person.name}</bdi> : erased);

/** One report: what was written, who reported it and why, and what becomes of it. */
export function ReportCard({ report }: { report: Schemas['StudioReport'] }) {
  const { author, conversation, written_at, text, attachment_count, entries, state } = report;
  return (
    <Card as="li" padding="m">
      <article className={styles.card}>
        {state !== 'open' && (
          <div>
            <Badge tone={state === 'removed' ? 'critical' : 'positive'}>
              {state === 'removed' ? (
                <FormattedMessage defaultMessage="Removed" description="State of a report: the message was removed" />
              ) : (
                <FormattedMessage defaultMessage="Stays" description="State of a report: the message was kept" />
              )}
            </Badge>
          </div>
        )}
        <div>
          <Text weight="medium">{nameOf(author)}</Text>
          <Text size="s" tone="muted">
            {conversation === null ? (
              <FormattedMessage
                defaultMessage="In a conversation, {moment}"
                description="Where and when a reported message was written"
                values={{ moment: <FormattedDate value={written_at} {...shortDateTime} /> }}
              />
            ) : (
              <FormattedMessage
                defaultMessage="In “{conversation}”, {moment}"
                description="Where and when a reported message was written"
                values={{ conversation: <bdi>{conversation}</bdi>, moment: <FormattedDate value={written_at} {...shortDateTime} /> }}
              />
            )}
          </Text>
        </div>
        <blockquote className={styles.quote}>
          {text !== '' && (
            <Text as="div" preserveLines dir="auto">
              {text}
            </Text>
          )}
          {attachment_count > 0 && <ReportFiles {...report} />}
        </blockquote>
        <ul role="list" className={styles.entries}>
          {entries.map(({ by, reason, note, at }, index) => (
            <li key={index}>
              <Text>
                <FormattedMessage {...reasonWords[reason]} />
                {note !== '' && (
                  <>
                    {': '}
                    <bdi>{note}</bdi>
                  </>
                )}
              </Text>
              <Text size="s" tone="muted">
                <FormattedMessage
                  defaultMessage="Reported by {name}, {when}"
                  description="At a report; when is such as 5 minutes ago"
                  values={{ name: nameOf(by), when: <RelativeTime value={at} /> }}
                />
              </Text>
            </li>
          ))}
        </ul>
        {state === 'open' ? <ReportDecision id={report.id} decidable={report.decidable} /> : <ReportOutcome {...report} />}
      </article>
    </Card>
  );
}
