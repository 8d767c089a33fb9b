// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearPlaces } from './clear-places.ts';
import { keepPlace, placeOf } from './reading-places.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it('keeps a place per member, article and version', () => {
  keepPlace('annika', 'a', 1, 7);
  keepPlace('annika', 'b', 1, 3);
  expect(placeOf('annika', 'a', 1)).toBe(7);
  expect(placeOf('annika', 'a', 2)).toBeUndefined();
  expect(placeOf('jonas', 'a', 1)).toBeUndefined();
  keepPlace('annika', 'a', 1, undefined);
  expect([placeOf('annika', 'a', 1), placeOf('annika', 'b', 1)]).toEqual([undefined, 3]);
});

it('keeps the latest fifty', () => {
  vi.useFakeTimers();
  for (let index = 0; index < 60; index += 1) {
    vi.setSystemTime(1_000 + index);
    keepPlace('annika', `article-${index}`, 1, 2);
  }
  vi.useRealTimers();
  expect([9, 10, 59].map((index) => placeOf('annika', `article-${index}`, 1))).toEqual([undefined, 2, 2]);
});

it('is gone after the logout, and nothing else is', () => {
  localStorage.setItem('newsletter-seen', '1');
  keepPlace('annika', 'a', 1, 7);
  clearPlaces();
  expect(Object.keys(localStorage)).toEqual(['newsletter-seen']);
});

it.each(['nonsense', '[]', 'null', '{"a":5}', '{"a":{"version":"1","block":2,"at":3}}'])('does without what is stored as %s', (stored) => {
  localStorage.setItem('foyer-reading:annika', stored);
  expect(placeOf('annika', 'a', 1)).toBeUndefined();
  keepPlace('annika', 'a', 1, 4);
  expect(placeOf('annika', 'a', 1)).toBe(4);
});

it('does without a storage that is blocked or full', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: () => refuse, ownKeys: refuse }));
  expect(() => {
    keepPlace('annika', 'a', 1, 4);
    clearPlaces();
  }).not.toThrow();
  expect(placeOf('annika', 'a', 1)).toBeUndefined();
});
