import { newId, type Schemas, useApi } from '@foyer/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useRealtime } from '../../../host/realtime/use-realtime.ts';

/** How often a tab says that it is there, in ms; the server forgets one that it has not heard of for 90 s. */
const beatMs = 25_000;

/** Who else has the same open, as long as this is on the screen. Without a connection it is as it was. */
export function usePresentEditors(subject: Schemas['StudioSubject'], subjectId: string | null): readonly Schemas['StudioEditor'][] {
  const api = useApi();
  const [tab] = useState(newId);
  const { client, locale } = api;
  const { data = [], refetch } = useQuery({
    queryKey: ['put', '/studio/presences/{id}', tab, subject, subjectId],
    queryFn: async ({ signal }) => {
      const params = { path: { id: tab }, query: { locale } };
      return (await client.PUT('/studio/presences/{id}', { params, body: { subject, subject_id: subjectId }, signal })).data!;
    },
    refetchInterval: beatMs,
    refetchIntervalInBackground: true,
    retry: false,
    gcTime: 0,
  });
  useRealtime('studio_editors', (event) => {
    if (event.subject === subject && event.subject_id === subjectId) void refetch();
  });
  useRealtime('hello', () => void refetch());
  useEffect(() => {
    const events = new AbortController();
    const { signal } = events;
    // What cannot be said is forgotten by the server.
    const leave = () =>
      void client.DELETE('/studio/presences/{id}', { params: { path: { id: tab } }, keepalive: true }).catch(() => undefined);
    addEventListener('pagehide', leave, { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && void refetch(), { signal });
    return () => {
      events.abort();
      leave();
    };
  }, [client, tab, refetch]);
  return data;
}
