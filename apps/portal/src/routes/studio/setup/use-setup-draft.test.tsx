// @vitest-environment jsdom
import type { Schemas } from '@foyer/api';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useSetupDraft } from './use-setup-draft.ts';

type Look = Schemas['StudioLook'];

const look = (brand_color: string): Look => ({ brand_color, corner_style: 'soft', font_pair: 'modern', logo_id: null });
const saved = { version: 3, content: look('teal') };

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** The draft of the look; each save waits until it is answered. */
function begin(stored = saved) {
  const answers: (() => void)[] = [];
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>;
  const send = ({ version, content }: typeof saved) =>
    new Promise<typeof saved>((resolve) => answers.push(() => resolve({ version: version + 1, content: { ...content } })));
  const ports = { part: 'appearance', saved: stored, send, read: () => Promise.resolve(stored), onSaved: () => undefined } as const;
  const { result, unmount } = renderHook(() => useSetupDraft(ports), { wrapper });
  return { result, unmount, answer: () => act(async () => answers.shift()!()) };
}

it('what is changed while a save is under way stays, and is not saved yet', async () => {
  const { result, answer } = begin();
  act(() => result.current.change(look('navy')));
  act(() => result.current.save());
  await waitFor(() => expect(result.current.saving).toBe(true));
  act(() => result.current.change(look('plum')));
  await answer();
  await waitFor(() => expect(result.current.saving).toBe(false));
  expect(result.current).toMatchObject({ content: look('plum'), base: { version: 4, content: look('navy') }, changed: true, saved: false });
});

it('what is changed back is no change, whatever order the database keeps', () => {
  const { result } = begin();
  act(() => result.current.change(look('navy')));
  expect(result.current.changed).toBe(true);
  const { brand_color, ...rest } = saved.content;
  act(() => result.current.change({ ...rest, brand_color }));
  expect(result.current.changed).toBe(false);
});

it('what was kept is taken over; where another has changed it since, whose is kept is asked first', () => {
  const earlier = begin();
  act(() => earlier.result.current.change(look('navy')));
  earlier.unmount();
  const again = begin();
  act(() => again.result.current.answerCopy(true));
  expect(again.result.current).toMatchObject({ content: look('navy'), conflict: null });
  again.unmount();
  const theirs = { version: 4, content: look('gold') };
  const { result } = begin(theirs);
  act(() => result.current.answerCopy(true));
  expect(result.current).toMatchObject({ content: look('navy'), base: { version: 3 }, conflict: theirs });
  act(() => result.current.resolve('theirs'));
  expect(result.current).toMatchObject({ content: look('gold'), base: theirs, changed: false });
});

it('what a version has replaced is a press away, also at the next visit', () => {
  const { result, unmount } = begin();
  act(() => result.current.change(look('navy')));
  act(() => result.current.restore(look('gold')));
  expect(result.current).toMatchObject({ content: look('gold'), copy: { content: look('navy'), replaced: true } });
  unmount();
  const again = begin();
  expect(again.result.current.copy).toMatchObject({ content: look('gold') });
  act(() => again.result.current.answerCopy(false));
  act(() => again.result.current.answerCopy(true));
  expect(again.result.current).toMatchObject({ content: look('navy'), copy: null });
});
