import type { Schemas } from '@foyer/api';
import { paths } from '@foyer/links';
import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../../platform/db/client.ts';
import { localizedText } from '../../platform/db/localized.ts';
import type { Locale } from '../../platform/db/types.ts';
import type { Me } from '../../platform/http/operation.ts';
import { media, type Poster } from '../../platform/orgs/orgs.tables.ts';
import { news, newsCategories } from '../../shared/content/news.tables.ts';
import { existing, existingPage } from '../../shared/content/news.visibility.ts';
import { pages } from '../../shared/content/pages.tables.ts';
import { type ImageRow, toImage, toPoster } from '../../shared/media/media.presenter.ts';
import { joinedImage } from '../../shared/media/media.repository.ts';
import { hotels, users } from '../../shared/people/people.tables.ts';
import { foldedPerson, visiblePeople } from '../../shared/people/people.visibility.ts';
import { folded, foldWord, holds, searchWords } from '../../shared/search/search.fold.ts';
import { hiddenFrom } from '../media/index.ts';
import { createPostsService } from '../posts/index.ts';
import { createWebNewsService } from '../webnews/index.ts';

type Kind = Schemas['StudioChoiceKind'];

/** Something that can be chosen (`StudioChoice` in the contract). */
export type Choice = Schemas['StudioChoice'];

/** Which of a kind: by their ids, or some that hold words. */
export type Wanted = { ids: readonly string[] } | { words: string; limit: number };

/** Who chooses, in which language. */
export interface Chooser {
  me: Me;
  locale: Locale;
}

interface Row {
  id: string;
  title: string | null;
  detail: string | null;
  image: (ImageRow & { poster?: Poster | null }) | null;
}

type Found = Omit<Choice, 'kind'>;

const newsPicture = joinedImage('news_picture', news);
const pagePicture = joinedImage('page_picture', pages);
const hotelPicture = joinedImage('hotel_picture', hotels);
const portrait = joinedImage('portrait', users);
const none = sql<string>`''`;
/** A text in all its languages. */
const allOf = (column: PgColumn): SQL =>
  folded(
    sql`(select string_agg(value, ' ') from jsonb_each_text(case jsonb_typeof(${column}) when 'object' then ${column} else '{}' end))`,
  );
const fileType = sql<string>`${media.type}`;

/** Of those that are read at once, since there are few: the ones that are wanted. */
function chosen(all: readonly Found[], wanted: Wanted): Found[] {
  if ('ids' in wanted) {
    const ids = new Set(wanted.ids);
    return all.filter(({ id }) => ids.has(id));
  }
  const words = searchWords(wanted.words);
  const fits = ({ title, detail }: Found): boolean => words.every((word) => foldWord(`${title} ${detail}`).includes(word));
  return all.filter(fits).slice(0, wanted.limit);
}

/** Narrows a statement to what is wanted; `text` is what words are looked for in. */
const narrowed = (wanted: Wanted, id: PgColumn, text: SQL): SQL | undefined =>
  'ids' in wanted ? sql`${id} = any(${sql.param(wanted.ids)}::text[])` : and(...searchWords(wanted.words).map((word) => holds(text, word)));

const mostByIds = 10_000;
const limitOf = (wanted: Wanted): number => ('ids' in wanted ? mostByIds : wanted.limit);

type Sources<Kinds extends Kind> = Record<Kinds, (by: Chooser, wanted: Wanted) => Promise<(Row | Found)[]>>;

/** What is written. */
const contents = (db: Db): Sources<'article' | 'page'> => ({
  article: async ({ me, locale }, wanted) =>
    db
      .select({ id: news.id, title: localizedText(news.title, locale), detail: none, image: newsPicture.columns })
      .from(news)
      .leftJoin(newsPicture.table, newsPicture.on)
      .where(and(eq(news.orgId, me.orgId), existing, narrowed(wanted, news.id, allOf(news.title))))
      .orderBy(desc(news.publishDate), news.id)
      .limit(limitOf(wanted)),

  async page({ me, locale }, wanted) {
    const rows = await db
      .select({ id: pages.id, title: localizedText(pages.title, locale), image: pagePicture.columns })
      .from(pages)
      .leftJoin(pagePicture.table, pagePicture.on)
      .where(
        and(
          eq(pages.orgId, me.orgId),
          existingPage,
          narrowed(wanted, pages.id, sql`(${folded(pages.id)} || ' ' || ${allOf(pages.title)})`),
        ),
      )
      .orderBy(localizedText(pages.title, locale), pages.id)
      .limit(limitOf(wanted));
    return rows.map((row) => ({ ...row, detail: paths.page(row.id) }));
  },
});

/** Whom and what the customer has. */
const peopleAndHouses = (db: Db): Sources<'hotel' | 'person'> => ({
  hotel: async ({ me }, wanted) => {
    const address = sql<string>`(${hotels.street} || ', ' || ${hotels.zip} || ' ' || ${hotels.city})`;
    return db
      .select({ id: hotels.id, title: hotels.name, detail: address, image: hotelPicture.columns })
      .from(hotels)
      .leftJoin(hotelPicture.table, hotelPicture.on)
      .where(and(eq(hotels.orgId, me.orgId), narrowed(wanted, hotels.id, folded(sql`${hotels.name} || ' ' || ${address}`))))
      .orderBy(hotels.name, hotels.id)
      .limit(limitOf(wanted));
  },

  person: async ({ me, locale }, wanted) =>
    db
      .select({
        id: users.id,
        title: sql<string>`trim(${users.firstname} || ' ' || ${users.lastname})`,
        detail: localizedText(users.title, locale),
        image: portrait.columns,
      })
      .from(users)
      .leftJoin(portrait.table, portrait.on)
      .where(and(visiblePeople(me.orgId), narrowed(wanted, users.id, foldedPerson)))
      .orderBy(users.lastname, users.firstname, users.id)
      .limit(limitOf(wanted)),
});

/** Those there are few of. */
function few(db: Db): Sources<'category' | 'feed' | 'group'> {
  const [groups, feeds] = [createPostsService({ db }), createWebNewsService({ db })];
  return {
    async category({ me, locale }, wanted) {
      const rows = await db
        .select({ id: newsCategories.id, title: localizedText(newsCategories.name, locale) })
        .from(newsCategories)
        .where(eq(newsCategories.orgId, me.orgId))
        .orderBy(newsCategories.position, newsCategories.id);
      const all = rows.map(({ id, title }) => ({ id, title: title ?? '', detail: '', image: null }));
      return chosen(all, wanted);
    },

    async feed({ me }, wanted) {
      const all = (await feeds.feeds(me.orgId)).map(({ id, title, url }) => ({ id, title: title ?? url, detail: url, image: null }));
      return chosen(all, wanted);
    },

    async group({ me, locale }, wanted) {
      const all = (await groups.readableGroups(me, locale)).map(({ id, name, image }) => ({ id, title: name, detail: '', image }));
      return chosen(all, wanted);
    },
  };
}

/** Files, but for those that are closed to who chooses. */
const files = (db: Db): Sources<'medium'> => ({
  async medium({ me }, wanted) {
    const { id, fileName, type, width, height, alt, hash, focalX, focalY, poster } = media;
    // Kept out by the query, not after it: a closed file must not take the place of one that can be chosen.
    const open = not(hiddenFrom({ userId: me.id, editor: true }));
    return db
      .select({ id, title: fileName, detail: fileType, image: { id, fileName, type, width, height, alt, hash, focalX, focalY, poster } })
      .from(media)
      .where(and(eq(media.orgId, me.orgId), 'ids' in wanted ? undefined : media.library, open, narrowed(wanted, id, folded(fileName))))
      .orderBy(desc(media.createdAt), id)
      .limit(limitOf(wanted));
  },
});

function toPicture(image: Row['image'] | Found['image'], locale: Locale): Found['image'] {
  if (!image || 'src' in image) return image;
  return toImage(image, locale) ?? toPoster({ poster: null, ...image });
}

const toChoice = (kind: Kind, { id, title, detail, image }: Row | Found, locale: Locale): Choice => ({
  ...{ kind, id, title: title ?? '', detail: detail ?? '' },
  image: toPicture(image, locale),
});

/** Reads what fields of modules name, of one kind at a time; never another customer's, nor what is closed to who chooses. */
export function createChoices({ db }: { db: Db }) {
  const sources: Sources<Kind> = { ...contents(db), ...peopleAndHouses(db), ...few(db), ...files(db) };
  return async function read(by: Chooser, kind: Kind, wanted: Wanted): Promise<Choice[]> {
    if ('ids' in wanted && wanted.ids.length === 0) return [];
    return (await sources[kind](by, wanted)).map((row) => toChoice(kind, row, by.locale));
  };
}
export type ReadChoices = ReturnType<typeof createChoices>;
