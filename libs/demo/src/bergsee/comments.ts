import { z } from 'zod';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../ids.ts';
import { createRandom } from '../random.ts';
import { readJson } from '../read-content.ts';
import { articles } from './articles.ts';
import { publishedOn } from './published-on.ts';
import type { TeamMember } from './people.ts';

const comment = z.strictObject({ article: z.string(), hours: z.number(), by: z.string(), text: z.string() });

/** Who says what under which article, and how many hours after it came. */
const said = readJson('bergsee/comments.json', z.array(comment));

/** The comments of the second customer; none of them is younger than the demo. */
export const createHouseComments = (team: readonly TeamMember[], calendar: Calendar) =>
  said.map(({ article: newsId, hours, by, text }, index) => {
    const author = team.find(({ username }) => username === by || username.startsWith(`${by}-`) || username.startsWith(`${by}.`))!;
    const published = publishedOn(
      articles.find(({ id }) => id === newsId)!,
      calendar,
    );
    const createdAt = new Date(Math.min(published.getTime() + hours * 3_600_000, calendar.now.getTime() - (said.length - index) * 60_000));
    const random = createRandom('bergsee-comment', index);
    return {
      id: demoId(random, createdAt),
      newsId,
      authorId: author.id,
      text,
      locale: author.language,
      key: demoId(random, createdAt),
      createdAt,
    };
  });
