import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import { accessTo, shareOptionsOf, visibilityOf } from '../../shared/content/pages.policy.ts';
import type { ArticleRow } from './news.repository.ts';
import type { ArticleReading } from './news.whole.ts';

type Sharing = Pick<ReadSettings, 'pages' | 'legalPagesOrder' | 'terms' | 'shareOptions'>;

// Articles keep to the rules of pages; none of them has a purpose that makes it public.
const asPage = ({ visibility, shareable }: Pick<ArticleRow, 'visibility' | 'shareable'>) => ({
  id: '',
  visibility,
  shareable,
  draft: false,
});

/** What a reader is given of an article, by the rules of pages (content §4); null for nothing. */
export const accessToArticle = (row: ArticleRow | undefined, reader: Pick<ArticleReading, 'guest'>, settings: Sharing) =>
  accessTo(row && asPage(row), reader, settings);

/** Whom an article is meant for and how it may be passed on. */
export const sharingOf = (row: ArticleRow, settings: Sharing): Pick<Schemas['Article'], 'visibility' | 'share_options'> => ({
  visibility: visibilityOf(asPage(row), settings),
  share_options: shareOptionsOf(asPage(row), settings),
});
