import { fillSlots, type Facts } from '../articles/grammar.ts';
import type { Calendar } from '../calendar.ts';
import { demoId } from '../ids.ts';
import type { DemoArticle } from '../news.ts';
import { createRandom, type Random } from '../random.ts';

import type { DemoPerson, World } from '../world.ts';
import { type CommentStock, stocks } from './stock.ts';

/** One comment. */
export interface DemoComment {
  id: string;
  newsId: string;
  authorId: string;
  /** The comment that it replies to; null for one that begins a thread. */
  parentId: string | null;
  text: string;
  locale: DemoPerson['language'];
  /** Whom the text names, and where. */
  mentions: { id: string; start: number; length: number }[];
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

/** What a member writes, put together from what people of their language write. */
function compose(random: Random, stock: CommentStock, article: DemoArticle, withHotel: boolean): { text: string; asks: boolean } {
  const usable = (all: readonly string[]) => (withHotel ? all : all.filter((text) => !text.includes('{other')));
  const about = usable([...(stock.about[article.category] ?? []), ...(stock.about[article.category] ?? []), ...(stock.about.any ?? [])]);
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
  const place = { newsId: article.id, authorId: author.id, parentId: null };
  return {
    id: demoId(random, createdAt),
    ...place,
    text,
    locale: author.language,
    mentions: [],
    key: demoId(random, createdAt),
    createdAt,
  };
}

/** What the article's author replies to a question, in their own language; "@" and a first name become a mention of the member who asked. */
function answer(thread: Thread, question: DemoComment, asker: DemoPerson): DemoComment | undefined {
  const words = `@${asker.firstname} ${asker.lastname}`;
  const stock = thread.random.pick(stocks[thread.article.author.language].answers);
  const text = stock.replaceAll('@{name}', words).replaceAll('{name}', asker.firstname);
  const reply = comment(thread, thread.article.author, question.createdAt, text);
  const start = text.indexOf(words);
  return reply && { ...reply, parentId: question.id, mentions: start < 0 ? [] : [{ id: asker.id, start, length: words.length }] };
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
    const reply = answer(thread, written, person);
    if (reply) comments.push(reply);
  }
  return comments;
}

/** The latest articles on which those with a login have something to say, so that they hear what others say after them. */
const latest = 40;
const talkative = new Map([
  ['member', 0.35],
  ['superadmin', 0.2],
]);

/** What people with a login say soon after an article has come. */
function firstWords(article: DemoArticle, world: World, now: Date): DemoComment[] {
  const random = createRandom('first-words', article.id);
  const soon = new Date(Math.min(now.getTime(), article.publishDate.getTime() + 2 * hour));
  return world.people.flatMap((person) => {
    if (!random.chance(talkative.get(person.username) ?? 0) || person === article.author) return [];
    const { text, asks } = compose(random, stocks[person.language], article, person.hotel !== null);
    const thread: Thread = { article, random, now: soon, said: new Set() };
    const written = comment(thread, person, article.publishDate, fillSlots(text, factsFor(article, person), person.language));
    const reply = written && asks ? answer({ ...thread, now }, written, person) : undefined;
    return [written, reply].filter((made) => made !== undefined);
  });
}

/** All comments, article by article. */
export function createComments(calendar: Calendar, news: readonly DemoArticle[], world: World): DemoComment[] {
  const open = news.filter((article) => article.commentsAllowed);
  const weights = open.map((article) => interestIn(article) * ripeness(article, calendar.now));
  const total = weights.reduce((a, b) => a + b, 0);
  return open.flatMap((article, i) => [
    ...discussion(article, Math.round((aimed * weights[i]!) / total), world, calendar.now),
    ...(i < latest ? firstWords(article, world, calendar.now) : []),
  ]);
}
