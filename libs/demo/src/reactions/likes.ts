import type { Calendar } from '../calendar.ts';
import type { DemoArticle } from '../news.ts';
import { createRandom } from '../random.ts';
import type { World } from '../world.ts';
import { interestIn, ripeness } from './comments.ts';

/** One like. */
export interface DemoLike {
  newsId: string;
  userId: string;
  createdAt: Date;
}

const aimed = 15_000;
const hour = 3_600_000;

/** All likes: a few articles have hundreds, most some dozens. */
export function createLikes(calendar: Calendar, news: readonly DemoArticle[], world: World): DemoLike[] {
  const open = news.filter((article) => article.likesAllowed);
  const weights = open.map((article) => Math.pow(interestIn(article), 1.35) * ripeness(article, calendar.now));
  const total = weights.reduce((a, b) => a + b, 0);
  return open.flatMap((article, i) => {
    const random = createRandom('likes', article.id);
    const count = Math.min(world.people.length * 0.6, Math.round((aimed * weights[i]!) / total));
    const age = calendar.now.getTime() - article.publishDate.getTime();
    return random.sample(world.people, count).map((person): DemoLike => {
      const wait = Math.min(age * random.next(), -Math.log(1 - random.next() * 0.99) * 36 * hour);
      return { newsId: article.id, userId: person.id, createdAt: new Date(article.publishDate.getTime() + wait) };
    });
  });
}
