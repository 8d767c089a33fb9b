import { newsletterSubscriptionsQuery, useApi } from '@foyer/api';
import { Alert, Card, Heading, Switch, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import * as styles from './profile-page.css.ts';
import { useChooseNewsletter } from './use-choose-newsletter.ts';

/** Which newsletters one gets. Nothing where the customer has none. */
export function NewsletterCard() {
  const { data: lists = [], error } = useQuery(newsletterSubscriptionsQuery(useApi()));
  const choice = useChooseNewsletter();
  const problemText = useProblemText();
  if (lists.length === 0 && !error) return null;
  return (
    <Card as="section" padding="l" className={styles.part}>
      <div className={styles.intro}>
        <Heading level={2} size="section">
          <FormattedMessage defaultMessage="Newsletters" description="Heading on one's own profile" />
        </Heading>
        <Text tone="muted">
          <FormattedMessage
            defaultMessage="They are sent to your e-mail address. You can change this at any time."
            description="Below the heading of the newsletters on one's own profile"
          />
        </Text>
      </div>
      {error && lists.length === 0 && (
        <Alert tone="critical" role="alert">
          {problemText(error)}
        </Alert>
      )}
      {lists.map(({ key, title, selected }) => {
        const mine = choice.variables?.key === key;
        return (
          <Switch
            key={key}
            label={title}
            checked={mine && choice.isPending ? choice.variables!.selected : selected}
            pending={choice.isPending && mine}
            error={choice.isError && mine && problemText(choice.error)}
            onChange={(checked) => choice.mutate({ key, selected: checked })}
          />
        );
      })}
    </Card>
  );
}
