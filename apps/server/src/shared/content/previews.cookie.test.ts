import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { previewedPages } from './previews.cookie.ts';

const tokens = { isGood: vi.fn((token: string) => token === 'good') };
const pagesOf = (cookies: Record<string, string>) => previewedPages({ cookies } as unknown as FastifyRequest, 'aurelia', tokens);

it('are those whose cookie holds a good token for this customer and page', () => {
  expect(pagesOf({ 'preview-spring': 'good', 'preview-summer': 'bad', session: 'good' })).toEqual(['spring']);
  expect(tokens.isGood).toHaveBeenCalledWith('good', { orgId: 'aurelia', pageId: 'spring' });
});

it('are the ten that were opened last', () => {
  const names = Array.from({ length: 12 }, (_, index) => `page-${index}`);
  expect(pagesOf(Object.fromEntries(names.map((name) => [`preview-${name}`, 'good'])))).toEqual(names.slice(2));
});
