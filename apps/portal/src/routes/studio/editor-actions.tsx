import type { Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import {
  Button,
  ChartIcon,
  CopyIcon,
  DeleteIcon,
  HistoryIcon,
  Icon,
  LinkIcon,
  Menu,
  MenuAction,
  MenuLink,
  MoreIcon,
  Text,
} from '@foyer/ui';
import { lazy, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { loadChunk } from '../../host/app/chunk.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useLocale } from '../../host/language/use-locale.ts';
import { LatePart } from '../../host/late/late-part.tsx';
import type { ArticleDraft } from './use-article-draft.ts';
import * as styles from './article-editor.css.ts';
import { PreviewLinksDialog } from './previews/preview-links-dialog.tsx';
import { ArticleVersions } from './versions/article-versions.tsx';
import { useStudioActions } from './use-studio-actions.ts';
import { PublishArticle } from './publish-article.tsx';
import { ViewButton } from './view-button.tsx';

const Publication = lazy(() =>
  loadChunk(async () => ({ default: (await import('../../host/publication/publication-dialog.tsx')).PublicationDialog })),
);

interface EditorActionsProps {
  article: Schemas['StudioArticle'];
  draft: ArticleDraft;
  /** The version that is written on. */
  version: number;
  options: Schemas['StudioOptions'];
  /** The languages the customer offers. */
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
}

/** What can be done with an article that is written: see it, publish it, go back to a version of it, duplicate and delete it. */
export function EditorActions({ article, draft, version, options, languages }: EditorActionsProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { copy, remove } = useStudioActions();
  const [opened, setOpened] = useState(0);
  const [dialog, setDialog] = useState<'publication' | 'history' | 'links' | null>(null);
  const [published, setPublished] = useState(false);
  const { id, state, publication } = article;
  const live = state === 'published';
  const close = () => setDialog(null);
  // What is published or shown is what was typed: it is saved first.
  const publish = async () => {
    setPublished(false);
    if (!(await draft.save())) return;
    setOpened(opened + 1);
    setDialog('publication');
  };
  const preview = async () => {
    if (live || (await draft.save())) window.open(localePath(locale, paths.article(id)), '_blank');
  };
  const failure = copy.error ?? remove.error;
  return (
    <div className={styles.actions}>
      <Text as="span" size="s" tone={failure ? 'critical' : 'muted'} role="status">
        {failure && problemText(failure)}
        {published && (
          <FormattedMessage defaultMessage="The publication has been saved." description="After the publication dialog, in the studio" />
        )}
      </Text>
      <ViewButton live={live} onPress={() => void preview()} />
      <Button look={state === 'draft' ? 'secondary' : 'primary'} onClick={() => void draft.save()}>
        {live ? (
          <FormattedMessage
            defaultMessage="Update"
            description="Button at a published article in the studio: members see the changes at once"
          />
        ) : (
          <FormattedMessage defaultMessage="Save" description="Button at an article that is written" />
        )}
      </Button>
      <PublishArticle id={id} draft={draft} isDraft={state === 'draft'} onPublish={() => void publish()} />
      <MoreActions
        numbers={article.has_numbers ? localePath(locale, paths.studioArticleNumbers(id)) : null}
        onHistory={() => setDialog('history')}
        // What others are shown is what was saved last.
        onLinks={() => void draft.save().then(() => setDialog('links'))}
        onCopy={() => void draft.save().then((done) => done && copy.mutate(id))}
        onDelete={() => remove.mutate(id, { onSuccess: () => void navigate(localePath(locale, `${paths.studio}?state=deleted`)) })}
      />
      {opened > 0 && (
        <LatePart>
          <Publication
            key={opened}
            id={id}
            publication={publication}
            open={dialog === 'publication'}
            onClose={close}
            onSaved={() => {
              close();
              setPublished(true);
            }}
          />
        </LatePart>
      )}
      {dialog === 'links' && <PreviewLinksDialog subject="article" id={id} onClose={close} />}
      {dialog === 'history' && (
        <ArticleVersions
          {...{ id, options, languages }}
          content={draft.state().content}
          present={version}
          onClose={close}
          onRestore={(content) => draft.restore(content)}
        />
      )}
    </div>
  );
}

interface MoreActionsProps {
  /** Where its numbers are; null where there are none. */
  numbers: string | null;
  onHistory: () => void;
  onLinks: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

function MoreActions({ numbers, onHistory, onLinks, onCopy, onDelete }: MoreActionsProps) {
  const intl = useIntl();
  return (
    <Menu
      label={intl.formatMessage({ defaultMessage: 'More actions', description: 'Name of the menu at an article that is written' })}
      trigger={<Icon icon={MoreIcon} />}
      align="end"
    >
      <MenuAction icon={<Icon icon={HistoryIcon} />} onClick={onHistory}>
        <FormattedMessage defaultMessage="Versions" description="Entry of the menu at an article that is written" />
      </MenuAction>
      <MenuAction icon={<Icon icon={LinkIcon} />} onClick={onLinks}>
        <FormattedMessage defaultMessage="Links for others" description="Entry of the menu at an article or a page that is written" />
      </MenuAction>
      {numbers !== null && (
        <MenuLink href={numbers} icon={<Icon icon={ChartIcon} />}>
          <FormattedMessage
            defaultMessage="Numbers"
            description="Entry of the menu at an article that is written: how many members it has reached"
          />
        </MenuLink>
      )}
      <MenuAction icon={<Icon icon={CopyIcon} />} onClick={onCopy}>
        <FormattedMessage defaultMessage="Duplicate" description="Entry of the menu at an article that is written" />
      </MenuAction>
      <MenuAction icon={<Icon icon={DeleteIcon} />} onClick={onDelete}>
        <FormattedMessage defaultMessage="Delete" description="Entry of the menu at an article that is written" />
      </MenuAction>
    </Menu>
  );
}
