import { ApiError, type Schemas } from '@foyer/api';
import { localePath, paths } from '@foyer/links';
import {
  ConfirmDialog,
  CopyIcon,
  DeleteIcon,
  EyeIcon,
  HistoryIcon,
  Icon,
  LinkIcon,
  Menu,
  MenuAction,
  MenuLink,
  MoreIcon,
  Text,
  UndoIcon,
} from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../article-editor.css.ts';
import { useUnchangedReason } from '../use-unchanged-reason.ts';
import { PreviewLinksDialog } from '../previews/preview-links-dialog.tsx';
import { PageVersions } from './page-versions.tsx';
import { copyTitle } from './copy-title.ts';
import { PublishPage } from './publish-page.tsx';
import { usePageActions } from './use-page-actions.ts';
import type { PageDraft } from './use-page-draft.ts';
import { NotSaved } from './use-publication.ts';
import type { usePublishing } from './use-publishing.ts';

/** The state of saving says it, or the list of what is missing. */
const isSaidElsewhere = (error: unknown): boolean =>
  error instanceof NotSaved || (error instanceof ApiError && error.problem.code === 'page_incomplete');

interface PageActionsProps {
  page: Schemas['StudioPage'];
  draft: PageDraft;
  publishing: Pick<ReturnType<typeof usePublishing>, 'publication' | 'publish'>;
  /** What readers see differs from what is written. */
  changed: boolean;
}

/** What can be done with a page that is composed: publish it, go back to what readers see or to a version, duplicate and delete it. */
export function PageActions({ page, draft, publishing, changed }: PageActionsProps) {
  const intl = useIntl();
  const locale = useLocale();
  const navigate = useNavigate();
  const problemText = useProblemText();
  const { copy, remove } = usePageActions();
  const unchanged = useUnchangedReason(changed);
  const [dialog, setDialog] = useState<'history' | 'links' | 'discard' | null>(null);
  const { id, state } = page;
  const { publish, discard } = publishing.publication;
  const close = () => setDialog(null);
  const failure = [publish.error, discard.error, copy.error, remove.error].find((error) => error && !isSaidElsewhere(error));
  const duplicate = async () => {
    if (await draft.save()) copy.mutate({ id, titled: (text) => copyTitle(intl, text) });
  };
  return (
    <div className={styles.actions}>
      <Text as="span" size="s" tone={failure ? 'critical' : 'muted'} role="status">
        {failure ? problemText(failure) : null}
        {publish.isSuccess && !changed && (
          <FormattedMessage defaultMessage="Published. Readers see it now." description="After a page was published" />
        )}
      </Text>
      <PublishPage id={id} draft={draft} pending={publish.isPending} unchanged={unchanged} onPublish={publishing.publish} />
      <Menu
        label={intl.formatMessage({ defaultMessage: 'More actions', description: 'Name of the menu at a page that is composed' })}
        trigger={<Icon icon={MoreIcon} />}
        align="end"
      >
        {state !== 'draft' && (
          <MenuLink href={localePath(locale, paths.page(id))} icon={<Icon icon={EyeIcon} />}>
            <FormattedMessage defaultMessage="View what readers see" description="Entry of the menu at a page that is composed" />
          </MenuLink>
        )}
        <MenuAction icon={<Icon icon={HistoryIcon} />} onClick={() => setDialog('history')}>
          <FormattedMessage defaultMessage="Versions" description="Entry of the menu at a page that is composed" />
        </MenuAction>
        <MenuAction icon={<Icon icon={LinkIcon} />} onClick={() => void draft.save().then(() => setDialog('links'))}>
          <FormattedMessage defaultMessage="Links for others" description="Entry of the menu at an article or a page that is written" />
        </MenuAction>
        {changed && state !== 'draft' && (
          <MenuAction icon={<Icon icon={UndoIcon} directional />} onClick={() => setDialog('discard')}>
            <FormattedMessage defaultMessage="Discard changes" description="Entry of the menu at a page that is composed" />
          </MenuAction>
        )}
        <MenuAction icon={<Icon icon={CopyIcon} />} onClick={() => void duplicate()}>
          <FormattedMessage defaultMessage="Duplicate" description="Entry of the menu at a page that is composed" />
        </MenuAction>
        <MenuAction
          icon={<Icon icon={DeleteIcon} />}
          onClick={() => remove.mutate(id, { onSuccess: () => void navigate(localePath(locale, `${paths.studioPages}?state=deleted`)) })}
        >
          <FormattedMessage defaultMessage="Delete" description="Entry of the menu at a page that is composed" />
        </MenuAction>
      </Menu>
      {dialog === 'links' && <PreviewLinksDialog subject="page" id={id} onClose={close} />}
      {dialog === 'history' && (
        <PageVersions id={id} content={draft.state().content} onClose={close} onRestore={(content) => draft.restore(content)} />
      )}
      <ConfirmDialog
        open={dialog === 'discard'}
        onOpenChange={close}
        title={<FormattedMessage defaultMessage="Discard the changes?" description="Question at a page that is composed" />}
        confirmLabel={<FormattedMessage defaultMessage="Discard changes" description="Button at a page that is composed" />}
        cancelLabel={<FormattedMessage defaultMessage="Keep them" description="Button at a page that is composed" />}
        pending={discard.isPending}
        onConfirm={() => discard.mutate(undefined, { onSettled: close })}
      >
        <FormattedMessage
          defaultMessage="The page becomes what readers see now. What you discard stays among the versions."
          description="What follows from discarding the changes of a page"
        />
      </ConfirmDialog>
    </div>
  );
}
