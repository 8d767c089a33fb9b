import { type Schemas, useApi } from '@foyer/api';
import { linkTarget, locales, useNewTabText } from '@foyer/i18n';
import { ExternalSign, Tile, TrainingIcon } from '@foyer/ui';

/** A coaching as a tile that leads to it. Its texts keep their own languages: they may not be translated into the reader's. */
export function CoachingTile({ coaching }: { coaching: Schemas['CoachingsEntry'] }) {
  const newTab = useNewTabText();
  const target = linkTarget(useApi().locale, coaching.link);
  const [page, article] = [locales[coaching.page_locale], locales[coaching.content_locale]];
  const leaves = target?.external === true;
  return (
    <Tile
      icon={TrainingIcon}
      href={target?.href}
      target={leaves ? '_blank' : undefined}
      title={
        <>
          <bdi lang={article.tag} dir={article.direction}>
            {coaching.article_name}
          </bdi>
          {leaves && (
            <>
              {' '}
              <ExternalSign label={newTab} />
            </>
          )}
        </>
      }
      text={
        coaching.page_name && (
          <bdi lang={page.tag} dir={page.direction}>
            {coaching.page_name}
          </bdi>
        )
      }
    />
  );
}
