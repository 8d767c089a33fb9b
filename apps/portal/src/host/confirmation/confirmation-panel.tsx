import { confirmationQuery, type Schemas, useApi } from '@foyer/api';
import { Alert, Button, Card, CompactErrorState, Heading, Loading, SkeletonText, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { replayEarlyInput } from '../app/early-input.ts';
import { useProblemText } from '../errors/use-problem-text.ts';
import * as styles from './confirmation.css.ts';
import { ConfirmationDone } from './confirmation-done.tsx';
import { DueDay } from './due-day.tsx';
import { useConfirm } from './use-confirm.ts';

type ConfirmedArticle = Pick<Schemas['Article'], 'id' | 'title' | 'version'>;

/** Asks a member to confirm that they have read an article, in the version before them, and shows when they did (features §3.11). */
export function ConfirmationPanel({ article }: { article: ConfirmedArticle }) {
  const { data, isError } = useQuery(confirmationQuery(useApi(), article.id));
  const panel = useRef<HTMLDivElement>(null);
  // It is hydrated after the frame, which leaves what was pressed here to it (`member-layout.tsx`).
  useLayoutEffect(() => replayEarlyInput(panel.current!), []);
  return (
    <Card as="section" ref={panel} id="confirmation" padding="l" className={styles.panel} aria-labelledby="confirmation-title">
      <Heading level={2} size="card" id="confirmation-title">
        <FormattedMessage defaultMessage="Read confirmation" description="Heading above what a member confirms of an article" />
      </Heading>
      {data && (data.confirmed_at ? <ConfirmationDone at={data.confirmed_at} /> : <Ask article={article} dueDay={data.due_day} />)}
      {!data && !isError && (
        <Loading label={<FormattedMessage defaultMessage="Your confirmation is loading." description="For screen readers" />}>
          <SkeletonText lines={2} />
        </Loading>
      )}
      {!data && isError && (
        <CompactErrorState
          title={
            <FormattedMessage
              defaultMessage="Your confirmation status can’t be shown right now."
              description="In place of a member's confirmation that could not be loaded"
            />
          }
        />
      )}
    </Card>
  );
}

function Ask({ article, dueDay }: { article: ConfirmedArticle; dueDay: string | null }) {
  const problemText = useProblemText();
  const { confirm, reload, changed } = useConfirm(article.id);
  return (
    <>
      <div className={styles.words}>
        <Text>
          <FormattedMessage
            defaultMessage="You confirm that you have read “{title}” and understood what it means for your work. Your name, the date and version {version} of the text are stored as proof."
            description="What a member confirms of an article"
            values={{ title: <bdi>{article.title}</bdi>, version: article.version }}
          />
        </Text>
        {dueDay && <DueDay day={dueDay} />}
      </div>
      {confirm.isError && (
        <Alert tone="critical" role="alert">
          {problemText(confirm.error)}
        </Alert>
      )}
      {changed ? (
        <Button look="primary" pending={reload.isPending} onClick={() => reload.mutate()}>
          <FormattedMessage defaultMessage="Show the current version" description="Button after an article has changed while it was read" />
        </Button>
      ) : (
        <Button look="primary" pending={confirm.isPending} onClick={() => confirm.mutate(article.version)}>
          <FormattedMessage defaultMessage="I have read and understood this" description="Button that confirms an article" />
        </Button>
      )}
    </>
  );
}
