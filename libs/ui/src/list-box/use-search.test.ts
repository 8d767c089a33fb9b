// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearch } from './use-search.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('counts a text as under way in every render before the owner knows it', () => {
  const owner = { knows: '' };
  const seen: { underWay: boolean; knows: string }[] = [];
  const search = (text: string) => void (owner.knows = text);
  const { rerender } = renderHook(
    ({ text }) => {
      const searched = useSearch(text, search);
      seen.push({ underWay: searched !== text, knows: owner.knows });
      return searched;
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
  const searched: string[] = [];
  const { rerender } = renderHook(({ text }) => useSearch(text, (debounced) => void searched.push(debounced)), {
    initialProps: { text: '' },
  });
  const pass = (time: number) => act(() => void vi.advanceTimersByTime(time));
  rerender({ text: 'K' });
  pass(499);
  rerender({ text: 'Ku' });
  pass(499);
  expect(searched).toEqual([]);
  pass(1);
  expect(searched).toEqual(['Ku']);
  rerender({ text: '' });
  pass(0);
  expect(searched).toEqual(['Ku', '']);
});
