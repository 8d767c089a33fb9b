import type { Schemas } from '@foyer/api';
import type { ReadSettings } from '@foyer/settings';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { toImage } from '../../shared/media/media.presenter.ts';
import { nameOf } from '../../shared/people/person.presenter.ts';
import { seesAll } from '../people/index.ts';
import { toCardFields } from '../../shared/people/user-fields.ts';
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

/** What of people the customer shows on cards, and who looks. */
export interface PeopleView {
  me: Me;
  locale: Locale;
  profileOptions: Pick<ReadSettings['profileOptions'], 'extraFields' | 'showEmail'>;
}

export const toPersonHit = (row: Rows<'readPeople'>[number], { me, locale, profileOptions }: PeopleView): Hit => {
  const { id, title, hotel, image, email } = row;
  return {
    id,
    title: nameOf(row),
    text: [title, hotel].filter(Boolean).join(' · ') || null,
    image: toImage(image, locale),
    date: null,
    content_locale: locale,
    person: {
      email: profileOptions.showEmail || seesAll(me, row) ? email : null,
      ...toCardFields(row, profileOptions.extraFields, locale),
    },
  };
};
