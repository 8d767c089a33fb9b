import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@foyer/api';
import { noteRefusal } from '../session/note-refusal.ts';
import { reloadOnce } from './reload-once.ts';

const stored = new Map<string, string>();
const reload = vi.fn();
const page = { href: 'https://portal.example/de_DE', reload };
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const refuse = () => {
  throw new Error('refused');
};

beforeEach(() => {
  stored.clear();
  reload.mockClear();
  vi.stubGlobal('location', page);
  page.href = 'https://portal.example/de_DE';
  vi.stubGlobal('sessionStorage', storage);
});

it('reloads at most once in 30 s for one address after a 403', () => {
  expect(reloadOnce('forbidden', 1_000_000)).toBe(true);
  expect(reloadOnce('forbidden', 1_029_999)).toBe(false);
  expect(reloadOnce('forbidden', 1_030_000)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

it('reloads at most once in 10 min for one address after a chunk, which may fail as late as after 2 min', () => {
  expect(reloadOnce('chunk', 1_000_000)).toBe(true);
  expect(reloadOnce('chunk', 1_120_000)).toBe(false);
  expect(reloadOnce('chunk', 1_240_000)).toBe(false);
  expect(reloadOnce('chunk', 1_600_000)).toBe(true);
});

it('counts each address and each reason for itself', () => {
  reloadOnce('forbidden', 1_000_000);
  expect(reloadOnce('chunk', 1_000_001)).toBe(true);
  page.href = 'https://portal.example/de_DE/news';
  expect(reloadOnce('forbidden', 1_000_001)).toBe(true);
});

it('works again after the clock was set back by a day', () => {
  reloadOnce('forbidden', 100_000_000);
  expect(reloadOnce('forbidden', 13_600_000)).toBe(true);
});

it.each([
  ['blocked', { getItem: refuse, setItem: refuse }],
  ['full', { ...storage, setItem: refuse }],
  ['broken', { ...storage, getItem: () => '{' }],
])('never reloads where it cannot remember having done so: storage that is %s', (_name, broken) => {
  vi.stubGlobal('sessionStorage', broken);
  expect(reloadOnce('forbidden')).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

it.each([
  [401, 1, 0],
  [403, 0, 1],
  [404, 0, 0],
  [0, 0, 0],
])('a call answered %i ends the session %i times and reloads %i times', (status, ended, reloaded) => {
  const endSession = vi.fn();
  const error = new ApiError({ type: 'about:blank', title: '', status, code: 'x', errors: [] });
  const note = noteRefusal(endSession);
  note(error);
  note(error);
  expect([endSession.mock.calls.length > 0 ? 1 : 0, reload.mock.calls.length]).toEqual([ended, reloaded]);
});
