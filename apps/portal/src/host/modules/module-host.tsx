import { type Host, HostContext } from '@foyer/ui';
import { type ReactNode, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useUser } from '../app/shell-data.ts';
import { searchOpenAtom } from '../app/state.ts';
import { useApp } from '../app/use-app.ts';
import { useHydrateAllOnChange } from './lazy-hydration.ts';

/** Provides modules with what the portal can do for what editors have written (`data-action`). Only members have a search. */
export function ModuleHost({ children }: { children: ReactNode }) {
  const { store } = useApp();
  const navigate = useNavigate();
  const member = useUser() !== null;
  useHydrateAllOnChange();
  const host = useMemo<Host>(
    () => ({
      navigate: (href) => void navigate(href),
      ...(member && { openSearch: () => store.set(searchOpenAtom, true) }),
    }),
    [navigate, store, member],
  );
  return <HostContext value={host}>{children}</HostContext>;
}
