// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { linksInView, newsInView } from './links-in-view.ts';

afterEach(() => vi.restoreAllMocks());

const measured: (string | null)[] = [];

/** Shows a page whose elements are all where the reader sees them. */
function show(html: string): void {
  document.body.innerHTML = html;
  measured.length = 0;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    measured.push(this.getAttribute('href'));
    return new DOMRect(0, 0, 100, 20);
  });
}

const page = `
  <header><a href="/en_GB/news">News</a><a href="/en_GB/menu">Menu</a></header>
  <main>
    <section><a href="/en_GB/page/1">Page</a><a href="/en_GB/news/7">Article</a><a href="/en_GB/news/7/confirmations">Who has read it</a></section>
    <section data-far=""><a href="/en_GB/news/8">Further down</a></section>
  </main>`;

it('names what the content leads to, and of the bars the news', () => {
  show(page);
  expect(linksInView()).toEqual(['/en_GB/news', '/en_GB/page/1', '/en_GB/news/7', '/en_GB/news/7/confirmations']);
  expect(newsInView()).toEqual(['/en_GB/news', '/en_GB/news/7']);
});

it('does not have the browser lay out what is further down', () => {
  show(page);
  linksInView();
  expect(measured).not.toContain('/en_GB/news/8');
});
