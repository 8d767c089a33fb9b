import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import { AdjustIcon, Button, Cluster, Icon, Text } from '@foyer/ui';
import { lazy, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadChunk } from '../../host/app/chunk.ts';
import { LateEditLink } from '../../host/editing/late-edit-link.tsx';
import { LatePart } from '../../host/late/late-part.tsx';
import * as styles from './article-topics.css.ts';
import { PublicationBadge } from '../../host/articles/publication-badge.tsx';

const loadDialog = () => import('../../host/publication/publication-dialog.tsx');
const Dialog = lazy(() => loadChunk(async () => ({ default: (await loadDialog()).PublicationDialog })));

/** For editors, above an article: whether it is out, and the way to decide that. */
export function ArticlePublication({ id, publication }: { id: string; publication: Schemas['NewsPublication'] }) {
  const [opened, setOpened] = useState(0);
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState(false);
  const close = () => setOpen(false);
  // Should it not arrive, opening says so.
  const preload = () => void loadDialog().catch(() => undefined);
  const done = () => {
    close();
    setSaved(true);
  };
  return (
    <Cluster gap="s" justify="between" className={styles.publication}>
      <Cluster gap="s">
        <PublicationBadge publication={publication} />
        <Text as="span" size="s" tone="muted" role="status">
          {saved && <FormattedMessage defaultMessage="The publication has been saved." description="After the publication dialog" />}
        </Text>
      </Cluster>
      <Cluster gap="s">
        <LateEditLink path={paths.studioArticle(id)} />
        <Button
          look="secondary"
          icon={<Icon icon={AdjustIcon} />}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            setOpened(opened + 1);
            setOpen(true);
            setSaved(false);
          }}
        >
          <FormattedMessage defaultMessage="Publication" description="Button above an article, for editors" />
        </Button>
      </Cluster>
      {opened > 0 && (
        <LatePart>
          {/* Mounted again with each opening: what was given up is forgotten. */}
          <Dialog key={opened} id={id} publication={publication} open={open} onClose={close} onSaved={done} />
        </LatePart>
      )}
    </Cluster>
  );
}
