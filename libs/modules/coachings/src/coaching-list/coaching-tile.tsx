import { type Schemas, useApi } from '@foyer/api';
import { textLanguage, useLinkTargets } from '@foyer/i18n';
import { Tile, TrainingIcon } from '@foyer/ui';

/** A coaching as a tile that leads to it. Its texts keep their own languages: they may not be translated into the reader's. */
export function CoachingTile({ coaching }: { coaching: Schemas['CoachingsEntry'] }) {
  const { article_name, content_locale, page_name, page_locale, link } = coaching;
  const linkTo = useLinkTargets(useApi().locale);
  return (
    <Tile
      icon={TrainingIcon}
      {...linkTo(link)}
      title={<bdi {...textLanguage(content_locale)}>{article_name}</bdi>}
      text={page_name && <bdi {...textLanguage(page_locale)}>{page_name}</bdi>}
    />
  );
}
