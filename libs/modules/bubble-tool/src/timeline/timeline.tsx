import type { Schemas } from '@foyer/api';
import { EmptyState, NewsIcon, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Turner } from '../turner/turner.tsx';
import { TimelineEntry } from './timeline-entry.tsx';
import * as styles from './timeline.css.ts';

/** How long an article stays, in ms: seven lines can be read twice. */
const everyMs = 18_000;

/** The newest articles, one after the other. A new one shows at once. */
export function Timeline({ articles }: { articles: readonly Schemas['BubbleToolArticle'][] }) {
  const intl = useIntl();
  const label = intl.formatMessage({ defaultMessage: 'Latest news', description: 'Name of the timeline of the TV page' });
  const [newest] = articles;
  return (
    <div className={styles.panel}>
      <h2>
        <VisuallyHidden>{label}</VisuallyHidden>
      </h2>
      {newest ? (
        <Turner key={newest.id} label={label} everyMs={everyMs}>
          {articles.map((article) => (
            <TimelineEntry key={article.id} article={article} />
          ))}
        </Turner>
      ) : (
        <div className={styles.empty}>
          <EmptyState
            icon={NewsIcon}
            title={<FormattedMessage defaultMessage="No more news at the moment" description="Instead of the TV page's timeline" />}
          />
        </div>
      )}
    </div>
  );
}
