import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import { lazy } from 'react';
import { useUser } from '../../host/app/shell-data.ts';
import { LatePart } from '../../host/late/late-part.tsx';
import * as styles from '../../host/articles/article-page.css.ts';

const Confirmation = lazy(() =>
  import('../../host/confirmation/confirmation-panel.tsx').then((module) => ({ default: module.ConfirmationPanel })),
);
const Tools = lazy(() =>
  import('../../host/confirmation/confirmation-tools.tsx').then((module) => ({ default: module.ConfirmationTools })),
);
const Share = lazy(() => import('../../host/pages/share-links.tsx').then((module) => ({ default: module.ShareLinks })));

/** What members may do once they have read an article: confirm it where it asks for that, and pass it on. Editors decide whether it asks. */
export function ArticleEnd({ article }: { article: Schemas['Article'] }) {
  const permissions = useUser()?.permissions ?? [];
  const edits = permissions.includes('editor') || permissions.includes('superadmin');
  const { id, confirmation, share_options: ways } = article;
  if (!confirmation && !edits && ways.length === 0) return null;
  return (
    <div className={styles.end}>
      {confirmation && (
        <LatePart>
          <Confirmation article={article} />
        </LatePart>
      )}
      {edits && (
        <LatePart>
          <Tools id={id} title={article.title} publication={article.publication} />
        </LatePart>
      )}
      {ways.length > 0 && (
        <LatePart>
          <Share path={paths.article(id)} content={article} />
        </LatePart>
      )}
    </div>
  );
}
