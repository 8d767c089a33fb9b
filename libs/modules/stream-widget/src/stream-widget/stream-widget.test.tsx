import { aClosedStreamWidgetModule, aStreamWidgetModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { StreamWidgetModule } from './stream-widget.tsx';

it('is in the first view from the server, with its authors', () => {
  const module = aStreamWidgetModule();
  const html = renderOnServer(<StreamWidgetModule module={module} />);
  expect(html.match(/<article/g)).toHaveLength(3);
  expect(html).toContain(`href="/de_DE/profile/${module.results[0]!.author.id}"`);
  expect(html).toContain('Show more posts');
});

it('shows the place of posts that are fetched for the reader alone', () => {
  const html = renderOnServer(<StreamWidgetModule module={aClosedStreamWidgetModule()} />);
  expect(html).toContain('Loading posts');
  expect(html).not.toContain('<article');
});
