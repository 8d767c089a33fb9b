import { menuQuery, useApi } from '@foyer/api';
import { useQueryClient } from '@tanstack/react-query';
import { forgetShellData } from '../../host/app/shell-data.ts';
import { useRealtime } from '../../host/realtime/use-realtime.ts';

/**
 * Has an open page show what an editor has saved for all: the menu at once, settings with the next navigation, so that nothing changes under the reader's finger. The look is part of
 * the document, and comes with the next one. Once per page.
 */
export function useSettingsEvents(): void {
  const queries = useQueryClient();
  const { queryKey } = menuQuery(useApi());
  useRealtime('settings', () => {
    // Settings decide on entries of the menu as well.
    void queries.invalidateQueries({ queryKey });
    forgetShellData();
  });
}
