import { anArticleteaserModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { ArticleteaserModule } from './articleteaser.tsx';

it('is in the first view from the server, with its links', () => {
  const html = renderOnServer(<ArticleteaserModule module={anArticleteaserModule()} />);
  expect(html.match(/<article/g)).toHaveLength(10);
  expect(html).toContain(`href="/de_DE/news/${anArticleteaserModule().results[0]!.id}"`);
  expect(html).toContain('Show more news');
});

it('shows two teasers lying on their side', () => {
  const html = renderOnServer(<ArticleteaserModule module={anArticleteaserModule({ options: { layout: 'horizontal' } })} />);
  expect(html.match(/<article/g)).toHaveLength(2);
  expect(html).not.toContain('Show more news');
});
