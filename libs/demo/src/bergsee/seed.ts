import { eq } from 'drizzle-orm';
import {
  activities,
  comments,
  type Db,
  hotels,
  likes,
  type LocalizedText,
  type MediaFiles,
  news,
  newsCategories,
  newsTopicArticles,
  newsTopics,
  orgs,
  pages,
  saveMedia,
  users,
  writeMedia,
} from '@foyer/server/seed';
import type { Calendar } from '../calendar.ts';
import { filmMedia } from '../films/film-media.ts';
import { hotelContact } from '../ratings/hotel-contact.ts';
import { insertRatings } from '../ratings/insert.ts';
import { bergseeChats } from '../chats/chats.ts';
import { insertChats } from '../chats/insert.ts';
import { bergseeGroups } from '../groups/posts.ts';
import { insertGroups } from '../groups/insert.ts';
import { insertWebNews } from '../web-news/insert.ts';
import { bergseeSites } from '../web-news/stories.ts';
import { createActivities } from '../reactions/activities.ts';
import { onArticles } from '../reactions/on-articles.ts';
import { articles, houseCategories, houseTopics, type HouseArticle } from './articles.ts';
import { createHouseComments } from './comments.ts';
import { houses } from './houses.ts';
import { filmPrefix, housePictureId, logoId, teamMedia, teamPortraitId } from './media.ts';
import { learningPage } from './learning.ts';
import { housePages, webPage } from './pages.ts';
import { createTeam, type TeamMember } from './people.ts';
import { publishedOn } from './published-on.ts';
import { bergsee, menu, settings, termsVersion } from './settings.ts';

interface Options {
  calendar: Calendar;
  files: MediaFiles;
  /** Makes the hash of the demo's password for an account. */
  hashOf: (account: string) => Promise<string>;
}

const domain = 'bergsee.example';

type UserRow = typeof users.$inferInsert;

/** The editor has yet to agree to the terms, so that the demo shows how the portal asks. */
const agreed = ({ username }: TeamMember) => username !== 'editor';

async function userRows(team: readonly TeamMember[], { calendar, hashOf }: Options): Promise<UserRow[]> {
  const createdAt = calendar.daysAgo(540);
  return Promise.all(
    team.map(async ({ canLogIn, features: _, ...person }, index) => ({
      ...{ ...person, createdAt, emailConfirmedAt: createdAt, imageId: teamPortraitId(team[index]!) },
      passwordHash: canLogIn ? await hashOf(person.email) : null,
      ...(agreed(team[index]!) ? { termsVersion, termsAcceptedAt: createdAt } : {}),
    })),
  );
}

const hotelRows = (): (typeof hotels.$inferInsert)[] =>
  houses.map((house) => ({
    ...{ id: house.id, orgId: bergsee.id, name: house.name, street: house.street, zip: house.zip, country: house.country },
    ...hotelContact(house, domain),
    ...{ region: house.region, rooms: house.rooms, city: house.city.de_DE, imageId: housePictureId(house) },
  }));

const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

function newsRow(article: HouseArticle, team: readonly TeamMember[], calendar: Calendar): typeof news.$inferInsert {
  const inEach = (text: (words: HouseArticle['words']['de_DE']) => string): LocalizedText => ({
    de_DE: text(article.words.de_DE),
    en_GB: text(article.words.en_GB),
    it_IT: text(article.words.it_IT),
  });
  return {
    ...{ id: article.id, orgId: bergsee.id, categoryId: article.category, topStory: article.top ?? false, imageId: article.id },
    authorId: team.find(({ username }) => username === article.author)!.id,
    title: inEach(({ title }) => title),
    teaser: inEach(({ teaser }) => teaser),
    content: inEach(({ paragraphs }) => html(paragraphs)),
    publishDate: publishedOn(article, calendar),
    contentChangedAt: publishedOn(article, calendar),
    savedAt: publishedOn(article, calendar),
  };
}

/** Who finds the conversations: the first who can log in. */
const loginOf = (team: readonly TeamMember[]): string => team.find(({ canLogIn }) => canLogIn)!.username;

const likeRows = (team: readonly TeamMember[], { now }: Calendar) =>
  articles.flatMap(({ id }, index) =>
    team.filter((_, place) => (place + index) % 3 > 0).map((member) => ({ newsId: id, userId: member.id, createdAt: now })),
  );

function activityRows(
  team: readonly TeamMember[],
  newsRows: readonly (typeof news.$inferInsert)[],
  said: ReturnType<typeof createHouseComments>,
): (typeof activities.$inferInsert)[] {
  const readers = team.filter(({ canLogIn }) => canLogIn).map(({ id }) => ({ id, unread: 2 }));
  return createActivities(readers, { orgId: bergsee.id, articles: newsRows, comments: said });
}

/** Makes the second customer of the demo; give it the transaction that makes the first. The bytes of its media are written at once. */
export async function prepareBergsee(options: Options) {
  const { calendar, files } = options;
  const team = createTeam(calendar);
  const media = await Promise.all(
    [...teamMedia(team), ...(await filmMedia(bergsee.id, filmPrefix))].map((medium) => writeMedia(files, medium)),
  );
  const people = await userRows(team, options);
  return async (tx: Db): Promise<void> => {
    const { hosts, ...look } = bergsee;
    await tx.insert(orgs).values({ ...look, hosts: [...hosts], settings, menu, createdAt: calendar.daysAgo(540) });
    await saveMedia(
      tx,
      media.map((row) => ({ ...row, createdAt: calendar.now })),
    );
    await tx.update(orgs).set({ logoId }).where(eq(orgs.id, bergsee.id));
    await tx.insert(hotels).values(hotelRows());
    await tx.insert(users).values(people);
    await tx.insert(newsCategories).values(houseCategories.map((category, position) => ({ ...category, orgId: bergsee.id, position })));
    const newsRows = articles.map((article) => newsRow(article, team, calendar));
    const said = createHouseComments(team, calendar);
    await tx.insert(news).values(newsRows);
    await tx.insert(newsTopics).values(houseTopics.map((topic, position) => ({ ...topic, orgId: bergsee.id, position })));
    await tx
      .insert(newsTopicArticles)
      .values(articles.flatMap(({ id, topics = [] }) => topics.map((topicId) => ({ newsId: id, topicId }))));
    await tx.insert(comments).values(onArticles(bergsee.id, said));
    await tx.insert(activities).values(activityRows(team, newsRows, said));
    await tx.insert(likes).values(onArticles(bergsee.id, likeRows(team, calendar)));
    await insertRatings(tx, {
      ...{ org: { id: bergsee.id, domain }, hotels: houses, people: team, calendar },
      contactOf: (house) => team.find(({ hotelId }) => hotelId === house.id),
    });
    await insertWebNews(tx, { orgId: bergsee.id, sites: bergseeSites, calendar });
    await insertGroups(tx, { orgId: bergsee.id, groups: bergseeGroups, people: team, calendar });
    await insertChats(tx, { orgId: bergsee.id, chats: bergseeChats, people: team, login: loginOf(team), calendar });
    await tx.insert(pages).values([...housePages, learningPage(team), webPage].map((page) => ({ ...page, orgId: bergsee.id })));
  };
}
