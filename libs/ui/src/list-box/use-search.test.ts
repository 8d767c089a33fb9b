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
