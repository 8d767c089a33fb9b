import type { parseFeed } from 'feedsmith';

/** A text and whether it is markup. */
export interface SourceText {
  text: string;
  html: boolean;
}

/** An entry of a feed, in the same form whatever the feed's dialect. Nothing in it is checked yet. */
export interface FeedSource {
  guid: string | undefined;
  title: SourceText;
  /** The short text first; where it is empty the long one counts. */
  texts: SourceText[];
  link: string | undefined;
  author: string | undefined;
  authorLink: string | undefined;
  dates: (string | undefined)[];
  /** Addresses of pictures, the best first. */
  pictures: string[];
}

/** A feed in that form. */
export interface SourceFeed {
  title: string;
  link: string | undefined;
  sources: FeedSource[];
}

type Parsed = ReturnType<typeof parseFeed<string>>;
type Of<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed'];
type RssItem = NonNullable<Of<'rss'>['items']>[number];
type RdfItem = NonNullable<Of<'rdf'>['items']>[number];
type AtomEntry = NonNullable<Of<'atom'>['entries']>[number];
type Media = NonNullable<RssItem['media']>;

const html = (text: string | undefined): SourceText => ({ text: text ?? '', html: true });

const isPicture = ({ type, medium, url }: { type?: string; medium?: string; url?: string }): boolean =>
  type?.startsWith('image/') || medium === 'image' || (!type && !medium && /\.(jpe?g|png|webp|gif|avif)(\?|$)/i.test(url ?? ''));

/** Pictures of the extension Media RSS, the widest first, thumbnails last. */
function mediaPictures(media: Media | undefined): string[] {
  const contents = [...(media?.contents ?? []), ...(media?.groups ?? []).flatMap((one) => one.contents ?? [])];
  const widest = contents.filter(isPicture).sort((one, other) => (other.width ?? 0) - (one.width ?? 0));
  const thumbnails = [
    ...(media?.thumbnails ?? []),
    ...contents.flatMap((one) => one.thumbnails ?? []),
    ...(media?.groups ?? []).flatMap((one) => one.thumbnails ?? []),
  ];
  return [...widest, ...thumbnails].flatMap(({ url }) => url ?? []);
}

function fromRss(item: RssItem): FeedSource {
  const { guid, title, description, content, link, authors, dc, media, enclosures, itunes, pubDate } = item;
  return {
    guid: guid?.value,
    title: html(title),
    texts: [html(description), html(content?.encoded), html(media?.description?.value)],
    // A guid is an address unless it says that it is none.
    link: link ?? (guid?.isPermaLink === false ? undefined : guid?.value),
    author: dc?.creators?.[0] ?? authors?.[0]?.name,
    authorLink: undefined,
    dates: [pubDate, dc?.dates?.[0]],
    pictures: [
      ...mediaPictures(media),
      ...(enclosures ?? []).filter(isPicture).flatMap(({ url }) => url ?? []),
      ...(itunes?.image ? [itunes.image] : []),
    ],
  };
}

const fromRdf = ({ rdf, title, description, content, link, dc, media }: RdfItem): FeedSource => ({
  guid: rdf?.about,
  title: html(title),
  texts: [html(description), html(content?.encoded)],
  link,
  author: dc?.creators?.[0],
  authorLink: undefined,
  dates: [dc?.dates?.[0]],
  pictures: mediaPictures(media),
});

const atomText = (one: { value?: string; type?: string } | undefined): SourceText => ({
  text: one?.value ?? '',
  html: one?.type === 'html' || one?.type === 'xhtml',
});

type AtomLink = NonNullable<AtomEntry['links']>[number];
const pageOf = (links: readonly AtomLink[] | undefined): string | undefined =>
  links?.find(({ rel, type }) => (rel ?? 'alternate') === 'alternate' && (!type || type.includes('html')))?.href;

function fromAtom(entry: AtomEntry): FeedSource {
  const { id, title, summary, content, links = [], authors, dc, media, published, updated } = entry;
  const enclosed = links.filter(
    ({ rel, type, href }) => rel === 'enclosure' && isPicture({ ...(type && { type }), ...(href && { url: href }) }),
  );
  return {
    guid: id,
    title: atomText(title),
    texts: [atomText(summary), atomText(content)],
    link: pageOf(links),
    author: authors?.[0]?.name ?? dc?.creators?.[0],
    authorLink: authors?.[0]?.uri,
    dates: [published, updated],
    pictures: [...mediaPictures(media), ...enclosed.flatMap(({ href }) => href ?? [])],
  };
}

/** Brings what was parsed into the one form. Throws for the dialects that are neither RSS nor Atom. */
export function readSource({ format, feed }: Parsed): SourceFeed {
  if (format === 'rss') return { title: feed.title ?? '', link: feed.link, sources: (feed.items ?? []).map(fromRss) };
  if (format === 'rdf') return { title: feed.title ?? '', link: feed.link, sources: (feed.items ?? []).map(fromRdf) };
  if (format === 'atom') {
    return { title: feed.title?.value ?? '', link: pageOf(feed.links), sources: (feed.entries ?? []).map(fromAtom) };
  }
  throw new Error(`A feed of the form ${format} is none of ours`);
}
