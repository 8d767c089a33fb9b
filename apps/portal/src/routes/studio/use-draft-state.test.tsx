// @vitest-environment jsdom
import { ApiError } from '@foyer/api';
import { aProblem, aSession } from '@foyer/api/testing';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { endedSessionAtom } from '../../host/app/state.ts';
import { type Stored, StudioDraft } from './studio-draft.ts';
import { useDraftState } from './use-draft-state.ts';

afterEach(cleanup);

it('what was refused because the session had ended is saved once the editor is signed in again', async () => {
  const store = createStore();
  const sent: string[] = [];
  const draft = new StudioDraft<string, Stored<string>>(
    { version: 1, content: 'Before', changed_at: null },
    {
      send({ version, content }) {
        sent.push(content);
        if (store.get(endedSessionAtom)) return Promise.reject(new ApiError(aProblem({ status: 401 })));
        return Promise.resolve({ version: version + 1, content, changed_at: null });
      },
      read: () => Promise.reject(new Error('not read')),
      same: (one, other) => one === other,
      copies: { read: () => [], write: () => undefined },
      onSaved: () => undefined,
    },
  );
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>;
  const { result } = renderHook(() => useDraftState(draft, true), { wrapper });
  act(() => store.set(endedSessionAtom, aSession()));
  act(() => draft.change(() => 'After'));
  await act(() => draft.save());
  expect(result.current.error).toBeInstanceOf(ApiError);
  act(() => store.set(endedSessionAtom, null));
  await waitFor(() => expect(result.current).toMatchObject({ error: null, base: { version: 2, content: 'After' } }));
  expect(sent).toEqual(['After', 'After']);
});
