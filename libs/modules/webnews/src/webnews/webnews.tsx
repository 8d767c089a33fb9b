import type { Schemas } from '@foyer/api';
import { EmptyState, NewsIcon, Section } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { WebNewsList } from '../web-news-list/web-news-list.tsx';

/** News of other websites as a masonry that grows by `maxRecords` at a time (content §2, §9). */
export function WebnewsModule({ module }: { module: Schemas['WebnewsModule'] }) {
  const { title, results } = module;
  return (
    <Section title={title}>
      {results.length === 0 ? (
        <EmptyState
          icon={NewsIcon}
          title={
            <FormattedMessage
              defaultMessage="No web news yet"
              description="Title of the module with news of other websites when there are none"
            />
          }
        >
          <FormattedMessage
            defaultMessage="As soon as other websites publish something, you will find it here."
            description="Text of the module with news of other websites when there are none"
          />
        </EmptyState>
      ) : (
        <WebNewsList module={module} />
      )}
    </Section>
  );
}
