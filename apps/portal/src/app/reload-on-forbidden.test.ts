import { beforeEach, expect, it, vi } from 'vitest';
import { reloadOnForbidden } from './reload-on-forbidden.ts';

const stored = new Map<string, string>();
const reload = vi.fn();
const page = { href: 'https://portal.example/de_DE', reload };

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  vi.stubGlobal('location', page);
  page.href = 'https://portal.example/de_DE';
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it('reloads at most once in 30 s for one address', () => {
  expect(reloadOnForbidden(1_000_000)).toBe(true);
  expect(reloadOnForbidden(1_029_999)).toBe(false);
  expect(reloadOnForbidden(1_030_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('counts each address for itself', () => {
  reloadOnForbidden(1_000_000);
  page.href = 'https://portal.example/de_DE/news';
  expect(reloadOnForbidden(1_000_001)).toBe(true);
});

it('never reloads where it cannot remember having done so', () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new Error('blocked');
    },
  });
  expect(reloadOnForbidden()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
