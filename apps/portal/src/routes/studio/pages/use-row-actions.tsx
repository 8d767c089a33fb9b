import type { Schemas } from '@foyer/api';
import { useSnackbar } from '@foyer/ui';
import { useCallback, useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RowActions } from './module-row.tsx';
import type { useChosenPart } from './use-chosen-part.ts';
import type { ModuleChanges } from './use-module-changes.ts';

/** Adds, duplicates and removes modules from the list; what was removed can be taken back. */
export function useRowActions(changes: ModuleChanges, { choose, leave }: Pick<ReturnType<typeof useChosenPart>, 'choose' | 'leave'>) {
  const show = useSnackbar();
  // Behind which module a new one comes; undefined while none is added, `null` for the end.
  const [behind, setBehind] = useState<string | null>();
  const actions: RowActions = useMemo(
    () => ({
      choose,
      addBehind: setBehind,
      duplicate: (id) => choose(changes.duplicate(id)),
      remove(id) {
        const onPress = changes.remove(id);
        leave(id);
        show(<FormattedMessage defaultMessage="The module has been removed." description="After a module was removed from a page" />, {
          action: { label: <FormattedMessage defaultMessage="Undo" description="Button that brings a removed module back" />, onPress },
        });
      },
    }),
    [changes, choose, leave, show],
  );
  const choosePage = useCallback(() => choose(null), [choose]);
  const addLast = useCallback(() => setBehind(null), []);
  return {
    actions,
    adding: behind !== undefined,
    choosePage,
    addLast,
    stopAdding: () => setBehind(undefined),
    add(type: Schemas['StudioModuleType']) {
      choose(changes.add(type, behind ?? null));
      setBehind(undefined);
    },
  };
}
