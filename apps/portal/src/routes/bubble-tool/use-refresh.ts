import { bubbleToolQuery, type ApiError, useApi } from '@foyer/api';
import { paths } from '@foyer/links';
import { useQueryClient } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { appErrorAtom } from '../../host/app/state.ts';
import { useRealtime } from '../../host/realtime/use-realtime.ts';
import { startRefreshing } from './refresher.ts';

/** One lost answer is not worth a message. */
const shownAfter = 2;

/** Keeps the content up to date while `active`; returns whether that fails. A page that is not there any more gives way to the 404 page. */
export function useRefresh(active: boolean): boolean {
  const api = useApi();
  const queries = useQueryClient();
  const setError = useSetAtom(appErrorAtom);
  const refresher = useRef<ReturnType<typeof startRefreshing>>(undefined);
  const [failures, setFailures] = useState(0);
  useEffect(() => {
    if (!active) return undefined;
    const query = bubbleToolQuery(api);
    refresher.current = startRefreshing({
      // Also without a connection: that is a failure like any other and not something to wait for.
      ask: () => queries.fetchQuery({ ...query, staleTime: 0, retry: false, networkMode: 'always' }),
      updatedAt: () => queries.getQueryState(query.queryKey)?.dataUpdatedAt ?? 0,
      timeZone: () => queries.getQueryData(query.queryKey)?.content.time_zone,
      onAttempt(count) {
        setFailures(count);
        const error = queries.getQueryState(query.queryKey)?.error as ApiError | null | undefined;
        if (count > 0 && error?.status === 404) setError({ status: 404, route: paths.notFound });
      },
    });
    return () => refresher.current?.stop();
  }, [active, api, queries, setError]);
  // The server is there again after a while without it.
  useRealtime('hello', () => refresher.current?.wake());
  return failures >= shownAfter;
}
