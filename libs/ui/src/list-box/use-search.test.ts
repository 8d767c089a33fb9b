// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearch } from './use-search.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts a text as under way in every render before the owner knows it', () => {
  const owner = { knows: '' };
  const seen: { underWay: boolean; knows: string }[] = [];
  const tell = (text: string) => void (owner.knows = text);
  const { rerender } = renderHook(
    ({ text }) => {
      const told = useSearch(text, tell);
      seen.push({ underWay: told !== text, knows: owner.knows });
      return told;
    },
    { initialProps: { text: '' } },
  );
  rerender({ text: 'Kur' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(owner.knows).toBe('Kur');
  expect(seen.at(-1)).toEqual({ underWay: false, knows: 'Kur' });
  expect(seen.slice(1).filter(({ underWay, knows }) => !underWay && knows !== 'Kur')).toEqual([]);
});

it('waits half a second after the last letter, and not at all for an emptied text', () => {
  const told: string[] = [];
  const { rerender } = renderHook(({ text }) => useSearch(text, (rested) => void told.push(rested)), { initialProps: { text: '' } });
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
  rerender({ text: 'K' });
  pass(499);
  rerender({ text: 'Ku' });
  pass(499);
  expect(told).toEqual([]);
  pass(1);
  expect(told).toEqual(['Ku']);
  rerender({ text: '' });
  pass(0);
  expect(told).toEqual(['Ku', '']);
});
