import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Stack, Text } from '@foyer/ui';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './reviews.css.ts';

type Request = Schemas['StudioReviewRequest'];

interface ReviewRequestProps {
  request: Request;
  step: Schemas['StudioReviewStep'];
}

/** What was asked of whom, or what they have answered. */
export function ReviewRequest({ request, step }: ReviewRequestProps) {
  if (request.answer) return <Returned answer={request.answer} />;
  return <Words note={request.note}>{step === 'wait' ? <Own request={request} /> : <Other request={request} />}</Words>;
}

const Returned = ({ answer }: { answer: Schemas['StudioReviewAnswer'] }) => (
  <Words note={answer.note}>
    <FormattedMessage
      defaultMessage="{name} returned it {when}. Change it and submit it again."
      description="Above an article or a page that came back from its review; when is such as 5 minutes ago"
      values={{ name: <Name person={answer.by} />, when: <RelativeTime value={answer.at} /> }}
    />
  </Words>
);

/** What one has handed in oneself. */
const Own = ({ request: { reviewer, at } }: { request: Request }) =>
  reviewer ? (
    <FormattedMessage
      defaultMessage="You submitted it for review by {name} {when}. If you go on writing, it becomes a draft again."
      description="Above an article or a page that one has handed in; name is of the editor who was asked, when is such as 5 minutes ago"
      values={{ name: <Name person={reviewer} />, when: <RelativeTime value={at} /> }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="You submitted it for review {when}. If you go on writing, it becomes a draft again."
      description="Above an article or a page that one has handed in; when is such as 5 minutes ago"
      values={{ when: <RelativeTime value={at} /> }}
    />
  );

/** What another editor has handed in. */
const Other = ({ request: { by, reviewer, at } }: { request: Request }) =>
  reviewer ? (
    <FormattedMessage
      defaultMessage="{name} submitted it for review by {reviewer} {when}. Publish it if it is right, or return it."
      description="Above an article or a page that another editor has handed in; when is such as 5 minutes ago"
      values={{ name: <Name person={by} />, reviewer: <Name person={reviewer} />, when: <RelativeTime value={at} /> }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="{name} submitted it for review {when}. Publish it if it is right, or return it."
      description="Above an article or a page that another editor has handed in; when is such as 5 minutes ago"
      values={{ name: <Name person={by} />, when: <RelativeTime value={at} /> }}
    />
  );

function Name({ person }: { person: Schemas['Person'] | null }) {
  const intl = useIntl();
  const gone = intl.formatMessage({
    defaultMessage: 'A former member',
    description: 'In place of the name of an editor whose account is gone',
  });
  return <bdi>{person?.name ?? gone}</bdi>;
}

const Words = ({ note, children }: { note: string; children: ReactNode }) => (
  <Stack gap="xs">
    <Text>{children}</Text>
    {note && (
      <blockquote className={styles.note} dir="auto">
        {note}
      </blockquote>
    )}
  </Stack>
);
