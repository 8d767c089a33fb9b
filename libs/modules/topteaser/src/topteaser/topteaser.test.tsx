import { articleTeasers, aTopteaserModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { TopteaserModule } from './topteaser.tsx';

it('is in the first view from the server, its first picture ahead of all others', () => {
  const html = renderOnServer(<TopteaserModule module={aTopteaserModule()} />);
  expect(html.match(/<article/g)).toHaveLength(3);
  expect(html.match(/fetchPriority="high"/gi)).toHaveLength(1);
  expect(html).toContain('1 / 3');
});

it('shows a single story without carousel', () => {
  const html = renderOnServer(<TopteaserModule module={aTopteaserModule({ results: articleTeasers(1) })} />);
  expect(html).toContain('Wintereröffnung am Bodensee');
  expect(html).not.toContain('<button');
});

it('shows nothing without stories', () => {
  expect(renderOnServer(<TopteaserModule module={aTopteaserModule({ results: [] })} />)).toBe('');
});
