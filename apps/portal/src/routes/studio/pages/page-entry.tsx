import type { Schemas } from '@foyer/api';
import { locales, RelativeTime } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import { Button, Card, CopyIcon, DeleteIcon, EyeIcon, Heading, Icon, Link, Menu, MenuAction, MenuLink, MoreIcon, Text } from '@foyer/ui';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../../host/language/use-locale.ts';
import * as styles from '../studio-page.css.ts';
import { ReviewBadge } from '../reviews/review-badge.tsx';
import { PageStateBadge } from './page-state-badge.tsx';
import { pageTypes } from './page-types.ts';
import { useUseNames } from './use-use-names.ts';

type Entry = Schemas['StudioPageEntry'];

interface PageEntryProps {
  page: Entry;
  onCopy: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** One page in the studio's list. */
export function PageEntry({ page, onCopy, onDelete, onRestore }: PageEntryProps) {
  const locale = useLocale();
  const namesOf = useUseNames();
  const { tag, direction } = locales[page.title_locale];
  return (
    <Card as="li" padding="m">
      <div className={styles.entry}>
        <div className={styles.words}>
          <div className={styles.marks}>
            <PageStateBadge state={page.state} />
            <ReviewBadge review={page.review} />
            <Text as="span" size="s" tone="muted">
              <FormattedMessage {...pageTypes[page.type]} />
            </Text>
          </div>
          <Heading level={2} size="card">
            <Link look="quiet" href={localePath(locale, paths.studioPage(page.id))}>
              {page.title ? (
                <bdi lang={tag} dir={direction}>
                  {page.title}
                </bdi>
              ) : (
                <FormattedMessage defaultMessage="No title yet" description="In place of the title of a page that has none" />
              )}
            </Link>
          </Heading>
          <Text size="s" tone="muted">
            <FormattedMessage
              defaultMessage="{count, plural, =0 {No modules} one {# module} other {# modules}}"
              description="On a page in the studio: how many modules it has"
              values={{ count: page.modules }}
            />
            {page.changed_at && (
              <>
                {' · '}
                <Changed at={page.changed_at} by={page.changed_by} />
              </>
            )}
          </Text>
          {page.uses.length > 0 && (
            <Text size="s" tone="muted">
              <FormattedMessage
                defaultMessage="Used as: {uses}"
                description="On a page in the studio; uses is such as Landing page, Menu: Benefits"
                values={{ uses: <FormattedList value={namesOf(page.uses)} /> }}
              />
            </Text>
          )}
        </div>
        {page.state === 'deleted' ? (
          <Button look="secondary" onClick={onRestore}>
            <FormattedMessage defaultMessage="Restore" description="Button at a deleted page" />
          </Button>
        ) : (
          <EntryMenu page={page} onCopy={onCopy} onDelete={onDelete} />
        )}
      </div>
    </Card>
  );
}

const Changed = ({ at, by }: { at: string; by: Entry['changed_by'] }) =>
  by ? (
    <FormattedMessage
      defaultMessage="Changed {when} by {name}"
      description="On a page in the studio; when is a moment such as 5 minutes ago"
      values={{ when: <RelativeTime value={at} />, name: <bdi>{by.name}</bdi> }}
    />
  ) : (
    <FormattedMessage
      defaultMessage="Changed {when}"
      description="On a page in the studio; when is a moment such as 5 minutes ago"
      values={{ when: <RelativeTime value={at} /> }}
    />
  );

function EntryMenu({ page, onCopy, onDelete }: Pick<PageEntryProps, 'page' | 'onCopy' | 'onDelete'>) {
  const intl = useIntl();
  const locale = useLocale();
  const label = intl.formatMessage(
    { defaultMessage: 'Actions: {title}', description: 'Name of the menu at a page in the studio' },
    { title: page.title || page.id },
  );
  return (
    <Menu label={label} trigger={<Icon icon={MoreIcon} />} align="end">
      {page.state !== 'draft' && (
        <MenuLink href={localePath(locale, paths.page(page.id))} icon={<Icon icon={EyeIcon} />}>
          <FormattedMessage defaultMessage="View" description="Entry of the menu at a page in the studio" />
        </MenuLink>
      )}
      <MenuAction icon={<Icon icon={CopyIcon} />} onClick={onCopy}>
        <FormattedMessage defaultMessage="Duplicate" description="Entry of the menu at a page in the studio" />
      </MenuAction>
      <MenuAction icon={<Icon icon={DeleteIcon} />} onClick={onDelete}>
        <FormattedMessage defaultMessage="Delete" description="Entry of the menu at a page in the studio" />
      </MenuAction>
    </Menu>
  );
}
