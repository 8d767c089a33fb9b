import { describe, expect, it } from 'vitest';
import { type Feed, FeedFault, parseFeedDocument } from './parse.ts';

const now = new Date('2026-11-22T08:00:00.000Z');
const url = 'https://kurier.example/feeds/news.xml';
const parse = (document: string | Uint8Array, contentType?: string): Feed =>
  parseFeedDocument(typeof document === 'string' ? Buffer.from(document) : document, { url, now, contentType: contentType ?? '' });
const rss = (items: string, more = '') =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
   xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"><channel><title>Bodensee Kurier</title>
   <link>https://kurier.example/</link>${more}${items}</channel></rss>`;
const only = (item: string) => parse(rss(`<item>${item}</item>`)).items[0];

describe('RSS 2.0', () => {
  it('gives everything an item holds', () => {
    const { title, items } = parse(
      rss(`<item><title>Das Seehaus &amp;amp; der Winter</title><guid isPermaLink="false">n-1</guid><link>https://kurier.example/1</link>
        <dc:creator>Eva Maier</dc:creator><pubDate>Sat, 21 Nov 2026 10:00:00 +0100</pubDate>
        <description><![CDATA[<p>Erster <b>Absatz</b> &amp; mehr.</p><p>Zweiter<br>Zeile</p>]]></description>
        <content:encoded><![CDATA[<p>Die lange Fassung</p>]]></content:encoded><enclosure url="https://kurier.example/a.jpg" type="image/jpeg" length="1"/></item>`),
    );
    expect(title).toBe('Bodensee Kurier');
    expect(items).toEqual([
      {
        guid: 'n-1',
        title: 'Das Seehaus & der Winter',
        description: 'Erster Absatz & mehr.\n\nZweiter\nZeile',
        link: 'https://kurier.example/1',
        authorName: 'Eva Maier',
        authorLink: null,
        publishedAt: new Date('2026-11-21T09:00:00.000Z'),
        imageUrl: 'https://kurier.example/a.jpg',
      },
    ]);
  });

  it('takes the long text where there is no short one, and the guid for a link', () => {
    const item = only('<guid>https://kurier.example/2</guid><content:encoded><![CDATA[<h2>Neues</h2><p>Lang</p>]]></content:encoded>');
    expect(item).toMatchObject({ description: 'Neues\n\nLang', link: 'https://kurier.example/2', title: '' });
    expect(only('<guid isPermaLink="false">https://kurier.example/2</guid><title>x</title>')).toMatchObject({ link: null });
  });

  it('knows an entry without guid by its link, and one without link by its words', () => {
    expect(only('<title>x</title><link>/rel?a=1</link>')).toMatchObject({ guid: 'https://kurier.example/rel?a=1' });
    const [one, same, other] = [only('<title>x</title>'), only('<title>x</title>'), only('<title>y</title>')];
    expect(one!.guid).toBe(same!.guid);
    expect(one!.guid).not.toBe(other!.guid);
    expect(only(`<title>x</title><guid isPermaLink="false">${'g'.repeat(5000)}</guid>`)!.guid.length).toBeLessThan(50);
  });

  it('shows each entry once and leaves out those that say nothing', () => {
    const { items } = parse(rss('<item><guid>a</guid><title>one</title></item><item><guid>a</guid><title>two</title></item><item/>'));
    expect(items.map(({ title }) => title)).toEqual(['one']);
  });

  it('keeps the newest hundred', () => {
    const many = Array.from(
      { length: 150 },
      (_, n) => `<item><title>n${n}</title><pubDate>${new Date((n + 1) * 86_400_000).toUTCString()}</pubDate></item>`,
    );
    const { items } = parse(rss(many.join('')));
    expect([items.length, items[0]!.title, items.at(-1)!.title]).toEqual([100, 'n149', 'n50']);
  });
});

describe('the date', () => {
  it.each([
    ['<pubDate>Sat, 21 Nov 2026 10:00:00 GMT</pubDate>', '2026-11-21T10:00:00.000Z'],
    ['<dc:date>2026-11-20T10:00:00+01:00</dc:date>', '2026-11-20T09:00:00.000Z'],
    ['<pubDate>gestern</pubDate><dc:date>2026-11-20T09:00:00Z</dc:date>', '2026-11-20T09:00:00.000Z'],
    ['<pubDate>Sat, 21 Nov 2099 10:00:00 GMT</pubDate>', now.toISOString()],
    ['<pubDate>gestern</pubDate>', now.toISOString()],
    ['', now.toISOString()],
  ])('%s is %s', (written, expected) => {
    expect(only(`<title>x</title>${written}`)!.publishedAt.toISOString()).toBe(expected);
  });
});

describe('the picture', () => {
  it.each([
    ['<enclosure url="https://k.example/a.jpg" type="image/jpeg" length="1"/>', 'https://k.example/a.jpg'],
    ['<enclosure url="https://k.example/a.mp3" type="audio/mpeg" length="1"/>', null],
    [
      '<media:content url="https://k.example/s.jpg" medium="image" width="100"/><media:content url="https://k.example/l.jpg" medium="image" width="900"/>',
      'https://k.example/l.jpg',
    ],
    ['<media:group><media:content url="https://k.example/g.jpg" type="image/jpeg"/></media:group>', 'https://k.example/g.jpg'],
    [
      '<media:content url="https://k.example/v.mp4" type="video/mp4"/><media:thumbnail url="https://k.example/t.jpg"/>',
      'https://k.example/t.jpg',
    ],
    ['<itunes:image href="https://k.example/i.jpg"/>', 'https://k.example/i.jpg'],
    ['<description>&lt;img src="/pic.png"&gt; text</description>', 'https://kurier.example/pic.png'],
    ['<description>&lt;img src="https://count.example/p.gif" width="1" height="1"&gt; text</description>', null],
    ['<description>&lt;img src="data:image/png;base64,AA"&gt; text</description>', null],
    ['<description>&lt;img src="file:///etc/passwd"&gt; text</description>', null],
    ['<enclosure url="javascript:alert(1)" type="image/png" length="1"/>', null],
  ])('of %s is %s', (written, expected) => {
    expect(only(`<title>x</title>${written}`)!.imageUrl).toBe(expected);
  });
});

describe('other dialects', () => {
  it('RSS 1.0 is read', () => {
    const feed =
      parse(`<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/"><channel rdf:about="x"><title>Alt</title><link>https://kurier.example/</link></channel>
      <item rdf:about="https://kurier.example/1"><title>A</title><link>https://kurier.example/1</link><description>Text</description>
      <dc:creator>Eva</dc:creator><dc:date>2026-11-01T10:00:00+01:00</dc:date></item></rdf:RDF>`);
    expect(feed).toMatchObject({
      title: 'Alt',
      items: [{ guid: 'https://kurier.example/1', title: 'A', description: 'Text', authorName: 'Eva' }],
    });
    expect(feed.items[0]!.publishedAt.toISOString()).toBe('2026-11-01T09:00:00.000Z');
  });

  it('Atom is read, with plain text left as it is', () => {
    const feed =
      parse(`<feed xmlns="http://www.w3.org/2005/Atom"><title>Blog</title><id>f</id><link rel="self" href="https://kurier.example/feeds/a.xml"/>
      <link href="https://blog.example/"/><entry><id>tag:e1</id><title>5 &lt; 6 &amp; <!-- c -->so</title><link rel="self" href="https://x.example/s"/>
      <link rel="alternate" type="text/html" href="/a"/><link rel="enclosure" type="image/png" href="https://blog.example/e.png"/>
      <author><name>N</name><uri>https://n.example/</uri></author><published>2026-11-01T10:00:00Z</published><updated>2026-11-02T10:00:00Z</updated>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>c <b>d</b></p></div></content></entry></feed>`);
    expect(feed).toEqual({
      title: 'Blog',
      items: [
        {
          guid: 'tag:e1',
          title: '5 < 6 & so',
          description: 'c d',
          link: 'https://blog.example/a',
          authorName: 'N',
          authorLink: 'https://n.example/',
          publishedAt: new Date('2026-11-01T10:00:00.000Z'),
          imageUrl: 'https://blog.example/e.png',
        },
      ],
    });
  });
});

describe('what a website may not do', () => {
  it.each([
    ['<script>alert(1)</script>', '&lt;p&gt;a&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;style&gt;p{}&lt;/style&gt;', 'a'],
    ['markup that comes back after reading', '&amp;lt;img src=x onerror=alert(1)&amp;gt;', '<img src=x onerror=alert(1)>'],
    ['signs that turn the line around', 'a\u202egpj.exe', 'agpj.exe'],
    ['a page of empty lines', `a${'&lt;br&gt;'.repeat(40)}b`, 'a\n\nb'],
  ])('%s', (_, written, expected) => {
    expect(only(`<title>t</title><description>${written}</description>`)!.description).toBe(expected);
  });

  it('write books', () => {
    const item = only(`<title>${'Wort '.repeat(500)}</title><description>${'Wort '.repeat(5000)}</description>`)!;
    expect([item.title.length, item.description.length].map((length) => length <= 4000)).toEqual([true, true]);
    expect(item.title).toMatch(/Wort…$/);
    expect(item.title.length).toBeLessThanOrEqual(300);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://a:b@evil.example/',
    `https://a.example/${'x'.repeat(3000)}`,
  ])('send readers to %s', (link) => expect(only(`<title>x</title><link>${link}</link>`)!.link).toBeNull());

  it('blow up its entities', () => {
    const entities = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(10)}">`).join('');
    const document = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY e0 "lol">${entities}]>${rss('<item><title>&e12;</title></item>').slice(21)}`;
    const begun = performance.now();
    expect(JSON.stringify(parse(document)).length).toBeLessThan(2000);
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it('make us read files', () => {
    const document = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]>${rss('<item><title>x &f;</title></item>').slice(21)}`;
    expect(() => parse(document)).toThrow(FeedFault);
  });

  it('nest without end', () => {
    const begun = performance.now();
    const { items } = parse(rss(`<item><title>x</title><description><![CDATA[${'<div>'.repeat(30_000)}deep]]></description></item>`));
    expect(items).toHaveLength(1);
    expect(performance.now() - begun).toBeLessThan(3000);
  });
});

describe('a document', () => {
  it.each([
    ['nothing', ''],
    ['a web page', '<!doctype html><html><body>Anmelden</body></html>'],
    ['JSON', '{"version":"https://jsonfeed.org/version/1.1","title":"x","items":[]}'],
    ['bytes', '\u0000\u0001\u0002'],
  ])('of %s is no feed', (_, document) => expect(() => parse(document)).toThrow(FeedFault));

  it('without news is one', () => expect(parse(rss(''))).toEqual({ title: 'Bodensee Kurier', items: [] }));

  it.each([
    ['windows-1252', 'text/xml; charset=windows-1252', (text: string) => Buffer.from(text, 'latin1')],
    [
      'its XML declaration',
      'text/xml',
      (text: string) => Buffer.from(text.replace('<?xml version="1.0"?>', '<?xml version="1.0" encoding="ISO-8859-1"?>'), 'latin1'),
    ],
    ['a byte order mark', 'text/xml; charset=iso-8859-1', (text: string) => Buffer.from(`\ufeff${text}`)],
    ['UTF-16', 'application/rss+xml', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 without a mark', '', (text: string) => Buffer.from(text, 'utf16le')],
    ['no word of it', '', (text: string) => Buffer.from(text)],
    ['an unknown name', 'text/xml; charset=klingon', (text: string) => Buffer.from(text)],
  ])('encoded by %s is read', (_, contentType, encode) => {
    expect(parse(encode(rss('<item><title>Gemütliche Häuser – schön</title></item>'.replace('–', '·'))), contentType).items[0]!.title).toBe(
      'Gemütliche Häuser · schön',
    );
  });
});
