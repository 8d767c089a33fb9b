import type { Schemas } from '@foyer/api';
import { locales, RelativeTime } from '@foyer/i18n';
import { localePath, paths } from '@foyer/links';
import {
  Button,
  Card,
  ChartIcon,
  CopyIcon,
  DeleteIcon,
  EyeIcon,
  Heading,
  Icon,
  Link,
  Menu,
  MenuAction,
  MenuLink,
  MoreIcon,
  Text,
} from '@foyer/ui';
import { FormattedList, FormattedMessage, useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';
import { ReviewBadge } from './reviews/review-badge.tsx';
import { StateBadge } from './state-badge.tsx';
import * as styles from './studio-page.css.ts';

type Entry = Schemas['StudioArticleEntry'];

interface ArticleEntryProps {
  article: Entry;
  /** The languages the customer offers. */
  languages: readonly Pick<Schemas['Language'], 'key' | 'label'>[];
  onCopy: () => void;
  onDelete: () => void;
  onRestore: () => void;
}

/** One article in the studio's list. */
export function ArticleEntry({ article, languages, onCopy, onDelete, onRestore }: ArticleEntryProps) {
  const locale = useLocale();
  const { tag, direction } = locales[article.title_locale];
  const missing = languages.filter(({ key }) => !article.locales.includes(key));
  return (
    <Card as="li" padding="m">
      <div className={styles.entry}>
        <div className={styles.words}>
          <div className={styles.marks}>
            {article.review !== 'requested' && <StateBadge article={article} />}
            <ReviewBadge review={article.review} />
            {article.category && (
              <Text as="span" size="s" tone="muted">
                {article.category.name}
              </Text>
            )}
          </div>
          <Heading level={2} size="card">
            <Link look="quiet" href={localePath(locale, paths.studioArticle(article.id))}>
              {article.title ? (
                <bdi lang={tag} dir={direction}>
                  {article.title}
                </bdi>
              ) : (
                <FormattedMessage defaultMessage="No headline yet" description="In place of the headline of an article that has none" />
              )}
            </Link>
          </Heading>
          <Text size="s" tone="muted">
            <Changed article={article} />
          </Text>
          {article.locales.length > 0 && missing.length > 0 && (
            <Text size="s" tone="muted">
              <FormattedMessage
                defaultMessage="Missing translation: {languages}"
                description="On an article in the studio; languages is such as Français, Italiano"
                values={{ languages: <FormattedList value={missing.map(({ label }) => label)} /> }}
              />
            </Text>
          )}
        </div>
        {article.state === 'deleted' ? (
          <Button look="secondary" onClick={onRestore}>
            <FormattedMessage defaultMessage="Restore" description="Button at a deleted article" />
          </Button>
        ) : (
          <EntryMenu article={article} onCopy={onCopy} onDelete={onDelete} />
        )}
      </div>
    </Card>
  );
}

const Changed = ({ article: { changed_at, changed_by, author } }: { article: Entry }) => (
  <FormattedMessage
    defaultMessage="Changed {when} by {name}"
    description="On an article in the studio; when is a moment such as 5 minutes ago"
    values={{ when: <RelativeTime value={changed_at} />, name: <bdi>{(changed_by ?? author).name}</bdi> }}
  />
);

function EntryMenu({ article, onCopy, onDelete }: Pick<ArticleEntryProps, 'article' | 'onCopy' | 'onDelete'>) {
  const intl = useIntl();
  const locale = useLocale();
  const label = intl.formatMessage(
    { defaultMessage: 'Actions: {title}', description: 'Name of the menu at an article in the studio' },
    { title: article.title },
  );
  return (
    <Menu label={label} trigger={<Icon icon={MoreIcon} />} align="end">
      <MenuLink href={localePath(locale, paths.article(article.id))} icon={<Icon icon={EyeIcon} />}>
        <FormattedMessage defaultMessage="View" description="Entry of the menu at an article in the studio" />
      </MenuLink>
      {article.has_numbers && (
        <MenuLink href={localePath(locale, paths.studioArticleNumbers(article.id))} icon={<Icon icon={ChartIcon} />}>
          <FormattedMessage
            defaultMessage="Numbers"
            description="Entry of the menu at an article in the studio: how many members it has reached"
          />
        </MenuLink>
      )}
      <MenuAction icon={<Icon icon={CopyIcon} />} onClick={onCopy}>
        <FormattedMessage defaultMessage="Duplicate" description="Entry of the menu at an article in the studio" />
      </MenuAction>
      <MenuAction icon={<Icon icon={DeleteIcon} />} onClick={onDelete}>
        <FormattedMessage defaultMessage="Delete" description="Entry of the menu at an article in the studio" />
      </MenuAction>
    </Menu>
  );
}
