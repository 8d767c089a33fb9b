import { cut, oneLine, picturesIn, textOfHtml, tidy } from '@foyer/html';
import { callsApi } from '@foyer/links';
import { createHash } from 'node:crypto';
import { parseFeed } from 'feedsmith';
import { decodeDocument } from './encoding.ts';
import { type FeedSource, readSource } from './source.ts';

/** A piece of news from a feed, in plain text and checked addresses. */
export interface FeedItem {
  guid: string;
  title: string;
  description: string;
  link: string | null;
  authorName: string | null;
  authorLink: string | null;
  publishedAt: Date;
  imageUrl: string | null;
}

/** What a feed says of itself and its newest news. */
export interface Feed {
  title: string;
  items: FeedItem[];
}

/** A document is no feed we can read. The message is for operators. */
export class FeedFault extends Error {}

const limits = { items: 100, guid: 500, title: 300, description: 4000, name: 120, address: 2000 };

/** An address a reader may be sent to, resolved against the website's; anything but http and https is none. */
function webAddress(value: string | undefined, base: string): string | null {
  if (!value) return null;
  const url = URL.parse(value.trim(), base);
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || callsApi(url)) return null;
  return url.href.length <= limits.address ? url.href : null;
}

function dateOf(values: readonly (string | undefined)[], now: Date): Date {
  const known = values.map((value) => Date.parse(value ?? '')).find((time) => !Number.isNaN(time) && time > 0);
  // News of tomorrow would be at the top until then.
  return new Date(Math.min(known ?? now.getTime(), now.getTime()));
}

// Websites write `&nbsp;` for any space; lines must be able to break.
const plain = ({ text, html }: { text: string; html: boolean }): string =>
  tidy((html ? textOfHtml(text) : text).replaceAll(/[\u00a0\u202f]/g, ' '));

/** Signs that are no text, and that no database keeps. */
const noText = /\p{Cc}/gu;

function guidOf(source: FeedSource, link: string | null): string {
  const own = source.guid?.replace(noText, '').trim() || link;
  if (own && own.length <= limits.guid) return own;
  const { title, texts } = source;
  return createHash('sha256')
    .update(own ?? JSON.stringify([title, texts, source.dates]))
    .digest('base64url');
}

/** Null for what says nothing at all. */
function toItem(source: FeedSource, base: string, now: Date): FeedItem | null {
  const link = webAddress(source.link, base);
  const title = cut(oneLine(plain(source.title)), limits.title);
  const description = cut(source.texts.map(plain).find((text) => text !== '') ?? '', limits.description);
  const pictures = [...source.pictures, ...source.texts.filter(({ html }) => html).flatMap(({ text }) => picturesIn(text))];
  const imageUrl = pictures.map((address) => webAddress(address, link ?? base)).find((address) => address !== null) ?? null;
  if (!title && !description && !imageUrl) return null;
  return {
    guid: guidOf(source, link),
    ...{ title, description, link, imageUrl },
    authorName: cut(oneLine(source.author ?? ''), limits.name) || null,
    authorLink: webAddress(source.authorLink, base),
    publishedAt: dateOf(source.dates, now),
  };
}

function read(document: string) {
  try {
    return readSource(parseFeed(document));
  } catch (error) {
    throw new FeedFault('The document is no RSS or Atom feed, or it is damaged', { cause: error });
  }
}

/** Reads RSS 2.0, RSS 1.0 (RDF) and Atom. Throws a `FeedFault` for anything else. An entry that says nothing is left out; of two with one guid the first counts. */
export function parseFeedDocument(
  bytes: Uint8Array,
  { contentType = '', url, now }: { contentType?: string; url: string; now: Date },
): Feed {
  const { title, link, sources } = read(decodeDocument(bytes, contentType));
  const base = webAddress(link, url) ?? url;
  // Sorted first: a feed may hold thousands, and only the newest are worth the work.
  const newest = sources
    .map((source) => ({ source, time: dateOf(source.dates, now).getTime() }))
    .sort((one, other) => other.time - one.time)
    .slice(0, limits.items);
  const items = new Map<string, FeedItem>();
  for (const { source } of newest) {
    const item = toItem(source, base, now);
    if (item && !items.has(item.guid)) items.set(item.guid, item);
  }
  return { title: cut(oneLine(textOfHtml(title)), limits.name), items: [...items.values()] };
}
