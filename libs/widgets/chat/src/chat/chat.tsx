import { newsListQuery, useApi } from '@foyer/api';
import { Card, EmptyState, Grid, Heading, Stack, Text } from '@foyer/ui';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import type { ChatOptions } from '../options.ts';
import * as styles from './chat.css.ts';

/** The newest news as cards: the place where the widget's own content begins. */
export function Chat({ limit }: ChatOptions) {
  const { data } = useSuspenseInfiniteQuery(newsListQuery(useApi(), {}, limit));
  const entries = data.pages[0]?.results ?? [];
  return (
    <div className={styles.box}>
      {entries.length === 0 ? (
        <EmptyState
          level={3}
          title={<FormattedMessage defaultMessage="There is nothing here yet" description="Title of the empty widget chat" />}
        />
      ) : (
        <Grid as="ul" role="list" columns="card">
          {entries.map(({ id, title, teaser }) => (
            <Card as="li" key={id}>
              <Stack gap="s">
                <Heading level={3} size="card">
                  {title}
                </Heading>
                <Text>{teaser}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </div>
  );
}
