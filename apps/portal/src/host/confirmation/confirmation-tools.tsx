import { confirmationSettingsQuery, type Schemas, useApi } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import { Button, Card, Heading, LinkButton, Progress, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../language/use-locale.ts';
import * as styles from './confirmation.css.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import { WhenNotified } from './when-notified.tsx';

interface ConfirmationToolsProps {
  id: string;
  title: string;
  publication: Schemas['NewsPublication'] | null;
}

/** Members are notified within seconds after the publication. */
const notifiedWithinMs = 5000;

/** Shows editors how far the confirmations of an article have come, and lets them decide whether it asks for them. */
export function ConfirmationTools({ id, title, publication }: ConfirmationToolsProps) {
  const locale = useLocale();
  const [changing, setChanging] = useState(false);
  const closed = publication && publication.status !== 'published' ? publication : null;
  const { data } = useQuery({
    ...confirmationSettingsQuery(useApi(), id),
    refetchInterval: ({ state }) => (state.data?.pending && !closed ? notifiedWithinMs : false),
  });
  if (!data) return null;
  return (
    <Card as="section" padding="l" className={styles.panel} aria-labelledby="confirmation-tools">
      <Heading level={2} size="card" id="confirmation-tools">
        <FormattedMessage
          defaultMessage="For editors: read confirmation"
          description="Heading above what editors decide about confirmations"
        />
      </Heading>
      {data.required && data.pending && <Text>{closed ? <WhenNotified publication={closed} /> : <NotifiedSoon />}</Text>}
      {data.required ? (
        !data.pending && <Share settings={data} />
      ) : (
        <Text tone="muted">
          <FormattedMessage defaultMessage="Members are not asked to confirm this article." description="For editors, below an article" />
        </Text>
      )}
      <div className={styles.actions}>
        <Button look="secondary" onClick={() => setChanging(true)}>
          {data.required ? (
            <FormattedMessage defaultMessage="Edit the request" description="Button of editors that changes the request for confirmation" />
          ) : (
            <FormattedMessage
              defaultMessage="Ask for confirmation"
              description="Button of editors that opens the request for confirmation"
            />
          )}
        </Button>
        {(data.required || data.confirmed > 0) && (
          <LinkButton look="secondary" href={localePath(locale, paths.confirmations(id))}>
            <FormattedMessage defaultMessage="Open the report" description="Link of editors to who has confirmed an article" />
          </LinkButton>
        )}
      </div>
      <ConfirmationDialog
        key={String(changing)}
        id={id}
        title={title}
        settings={data}
        closed={closed}
        open={changing}
        onClose={() => setChanging(false)}
      />
    </Card>
  );
}

const NotifiedSoon = () => (
  <FormattedMessage
    defaultMessage="The article is published. Members are being notified in their activities."
    description="For editors, for the few seconds between the publication of an article and members being told that they are asked to confirm it"
  />
);

function Share({ settings: { asked, confirmed } }: { settings: Schemas['NewsConfirmationSettings'] }) {
  const intl = useIntl();
  return (
    <div className={styles.share}>
      <Progress
        label={<FormattedMessage defaultMessage="Confirmed" description="How many members have confirmed an article" />}
        value={confirmed}
        max={Math.max(1, asked)}
        valueText={intl.formatMessage(
          { defaultMessage: '{confirmed, number} of {asked, number}', description: 'How many of the members have confirmed an article' },
          { confirmed, asked },
        )}
      />
    </div>
  );
}
