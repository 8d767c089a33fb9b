import type { Schemas } from '@foyer/api';
import type { Locale } from '../../db/types.ts';
import { toImage } from '../media/media.presenter.ts';
import { nameOf } from '../people/person.presenter.ts';
import type { SearchRepository } from './search.repository.ts';

type Rows<Read extends keyof SearchRepository> = Awaited<ReturnType<SearchRepository[Read]>>;
type Hit = Schemas['SearchHit'];

export const toNewsHit = ({ id, title, text, publishDate, contentLocale, image }: Rows<'readNews'>[number], locale: Locale): Hit => ({
  id,
  title: title ?? '',
  text,
  image: toImage(image, locale),
  date: publishDate.toISOString(),
  content_locale: contentLocale,
});

export const toPageHit = ({ id, title, contentLocale }: Rows<'readPages'>[number]): Hit => ({
  id,
  title: title ?? '',
  text: null,
  image: null,
  date: null,
  content_locale: contentLocale,
});

export const toPersonHit = ({ id, title, hotel, image, ...name }: Rows<'readPeople'>[number], locale: Locale): Hit => ({
  id,
  title: nameOf(name),
  text: [title, hotel].filter(Boolean).join(' · ') || null,
  image: toImage(image, locale),
  date: null,
  content_locale: locale,
});
