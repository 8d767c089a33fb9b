import { aKununuModule, aKununuScore } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { KununuModule } from './kununu.tsx';

it('is in the first view from the server, with its link', () => {
  const html = renderOnServer(<KununuModule module={aKununuModule()} />);
  expect(html).toContain('href="https://www.kununu.example/de/aurelia"');
  expect(html).toContain('rel="noopener"');
});

it('shows nothing without a score, and no link without an address', () => {
  expect(renderOnServer(<KununuModule module={aKununuModule({ results: [] })} />)).toBe('');
  expect(renderOnServer(<KununuModule module={aKununuModule({ results: [aKununuScore({ link: null })] })} />)).not.toContain('<a');
});
