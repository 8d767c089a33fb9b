import { fillSlots, type Facts } from '../articles/grammar.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../ids.ts';
import type { DemoArticle } from '../news.ts';
import { createRandom, type Random } from '../random.ts';

import type { DemoPerson, World } from '../world.ts';
import type { CommentStock } from './stock/stock.ts';
import { stocks } from './stock/index.ts';

/** One comment. */
export interface DemoComment {
  id: string;
  newsId: string;
  authorId: string;
  text: string;
  key: string;
  createdAt: Date;
}

const aimed = 2500;
const hour = 3_600_000;

/** How much an article moves people; the same for comments and likes. */
export function interestIn(article: DemoArticle): number {
  const random = createRandom('interest', article.id);
  const spread = Math.exp((random.next() + random.next() + random.next() - 1.5) * 1.5);
  const category = {
    people: 1.7,
    kitchen: 1.25,
    benefits: 1.2,
    events: 1.1,
    hotels: 1,
    group: 0.9,
    learning: 0.8,
    sustainability: 0.9,
    operations: 0.85,
  }[article.category];
  return spread * category * (article.top ? 1.9 : 1);
}

/** The share of reactions that have come in by now; the first ones come at once. */
export const ripeness = (article: DemoArticle, now: Date) =>
  1 - Math.exp(-(now.getTime() - article.publishDate.getTime() + 3 * hour) / (40 * hour));

/** What somebody writes, put together from what people of their language write. */
function compose(random: Random, stock: CommentStock, article: DemoArticle, withHotel: boolean): { text: string; asks: boolean } {
  const usable = (all: readonly string[]) => (withHotel ? all : all.filter((text) => !text.includes('{other')));
  const about = usable([...(stock.about[article.category] ?? []), ...(stock.about[article.category] ?? []), ...stock.about.any]);
  const opener = () => random.pick(stock.openers);
  const roll = random.next();
  if (roll < 0.045) {
    const long = usable(stock.long);
    if (long.length > 0) return { text: random.pick(long), asks: false };
  }
  if (roll < 0.2) return { text: opener(), asks: false };
  if (roll < 0.33) return { text: `${random.pick(about)} ${random.pick(stock.questions)}`, asks: true };
  if (roll < 0.42) return { text: `${opener()} ${random.pick(stock.questions)}`, asks: true };
  if (roll < 0.72) return { text: `${opener()} ${random.pick(about)}`, asks: false };
  return { text: `${random.pick(about)} ${random.pick(usable(stock.closers))}`, asks: false };
}

/** Comments come quickly at first, then ever more rarely, and only while people are awake. */
function momentAfter(random: Random, from: Date, now: Date): Date {
  const until = now.getTime() - from.getTime();
  const wait = Math.min(until * 0.98, (-Math.log(1 - random.next() * 0.98) + 0.02) * 30 * hour);
  const at = new Date(from.getTime() + Math.max(1000, wait * (0.6 + random.next() * 0.4)));
  const asleep = at.getUTCHours() < 5;
  return asleep && at.getTime() + 6 * hour < now.getTime() ? new Date(at.getTime() + 6 * hour) : at;
}

interface Thread {
  article: DemoArticle;
  random: Random;
  now: Date;
  said: Set<string>;
}

function comment({ article, random, now, said }: Thread, author: DemoPerson, after: Date, text: string): DemoComment | undefined {
  if (said.has(text)) return undefined;
  said.add(text);
  const createdAt = momentAfter(random, after, now);
  return { id: demoId(random, createdAt), newsId: article.id, authorId: author.id, text, key: demoId(random, createdAt), createdAt };
}

function factsFor(article: DemoArticle, person: DemoPerson): Facts {
  return person.hotel ? { ...article.facts, other: person.hotel } : article.facts;
}

function discussion(article: DemoArticle, count: number, world: World, now: Date): DemoComment[] {
  const thread: Thread = { article, random: createRandom('comments', article.id), now, said: new Set() };
  const { random } = thread;
  const colleagues = world.staffOf(article.facts.hotel);
  const writers = new Set<DemoPerson>();
  const comments: DemoComment[] = [];
  for (let i = 0; i < count * 2 && comments.length < count; i++) {
    const person = random.pick(random.chance(0.3) ? colleagues : world.people);
    if (writers.has(person) || person === article.author) continue;
    writers.add(person);
    const locale = person.language;
    const made = compose(random, stocks[locale], article, person.hotel !== null && person.hotel !== article.facts.hotel);
    const written = comment(thread, person, article.publishDate, fillSlots(made.text, factsFor(article, person), locale));
    if (!written) continue;
    comments.push(written);
    if (!made.asks || !random.chance(0.55)) continue;
    const answer = random.pick(stocks[locale].answers).replaceAll('{name}', person.firstname);
    const reply = comment(thread, article.author, written.createdAt, answer);
    if (reply) comments.push(reply);
  }
  return comments;
}

/** All comments, article by article. */
export function createComments(calendar: Calendar, news: readonly DemoArticle[], world: World): DemoComment[] {
  const open = news.filter((article) => article.commentsAllowed);
  const weights = open.map((article) => interestIn(article) * ripeness(article, calendar.now));
  const total = weights.reduce((a, b) => a + b, 0);
  return open.flatMap((article, i) => discussion(article, Math.round((aimed * weights[i]!) / total), world, calendar.now));
}
