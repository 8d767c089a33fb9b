import { aWebNewsItem, aWebnewsModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { WebnewsModule } from './webnews.tsx';

it('is in the first view from the server, its links leading elsewhere in a new tab', () => {
  const html = renderOnServer(<WebnewsModule module={aWebnewsModule()} />);
  expect(html.match(/<article/g)).toHaveLength(7);
  expect(html).toContain('Show more web news');
  for (const anchor of html.match(/<a [^>]*href="https:[^>]*>/g)!) {
    expect(anchor).toContain('target="_blank"');
    expect(anchor).toContain('rel="noopener noreferrer"');
  }
  expect(html).toContain('(opens in a new tab)');
});

it('writes what a website says as text', () => {
  const results = [aWebNewsItem({ title: '<b>fett</b>', description: '<script>alert(1)</script>' })];
  const html = renderOnServer(<WebnewsModule module={aWebnewsModule({ results })} />);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(html).not.toContain('<script');
});
