import { type Db, groupMembers, groups, type Locale, postMedia, posts } from '@foyer/server/seed';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../ids.ts';
import { createRandom } from '../random.ts';
import type { DemoGroup } from './posts.ts';

const hour = 3_600_000;

interface Options {
  orgId: string;
  groups: readonly DemoGroup[];
  /** Of whom the groups have members: those who write the languages of its posts, by turns. */
  people: readonly { id: string; language: Locale }[];
  calendar: Calendar;
}

/** Writes the groups of a customer with what was written to them. */
export async function insertGroups(tx: Db, { orgId, groups: all, people, calendar }: Options): Promise<void> {
  for (const { posts: written, ...group } of all) {
    const random = createRandom('groups', orgId, group.id);
    const said = [...new Set(written.map(({ language = 'de_DE' }) => language))];
    const speakers = new Map(
      said.map((language) => [
        language,
        random.sample(
          people.filter((person) => person.language === language),
          Math.ceil(12 / said.length),
        ),
      ]),
    );
    const members = [...speakers.values()].flat();
    await tx.insert(groups).values({ ...group, orgId, createdAt: calendar.daysAgo(120) });
    await tx.insert(groupMembers).values(members.map(({ id: userId }) => ({ groupId: group.id, userId, joinedAt: calendar.daysAgo(90) })));
    const rows = written.map(({ hoursAgo, text: description, language = 'de_DE', media = [] }, number) => {
      const authors = speakers.get(language)!;
      const createdAt = new Date(calendar.now.getTime() - hoursAgo * hour);
      const authorId = authors[number % authors.length]!.id;
      return { row: { id: demoId(random, createdAt), orgId, groupId: group.id, authorId, description, createdAt }, media };
    });
    await tx.insert(posts).values(rows.map(({ row }) => row));
    const shown = rows.flatMap(({ row, media }) => media.map((mediaId, position) => ({ postId: row.id, mediaId, position })));
    if (shown.length > 0) await tx.insert(postMedia).values(shown);
  }
}
