import { newId, type Schemas, useApi } from '@foyer/api';
import { studioPersonQuery } from '@foyer/api/studio';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { withoutBlanks } from './term-lines.ts';

/** Makes an account, once however often it is sent. */
export function useCreatePerson() {
  const api = useApi();
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: async (content: Schemas['StudioPersonContent']) =>
      (
        await api.client.POST('/studio/people', {
          params: { query: { locale: api.locale } },
          body: { key, content: withoutBlanks(content) },
        })
      ).data!,
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['get', '/studio/people'] }),
  });
}

/** Changes an account. */
export function useChangePerson(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['StudioPersonChange']) =>
      (
        await api.client.PATCH('/studio/people/{id}', {
          params: { path: { id }, query: { locale: api.locale } },
          body: withoutBlanks(body),
        })
      ).data!,
    onSuccess: (person) => {
      queries.setQueryData(studioPersonQuery(api, id).queryKey, person);
      // Saved is saved: the button need not wait until others are read again.
      for (const path of ['/studio/people', '/studio/people/{id}/changes']) void queries.invalidateQueries({ queryKey: ['get', path] });
      void queries.invalidateQueries({ queryKey: ['get', '/users/{id}'], refetchType: 'none' });
    },
  });
}

/** Mails a person the way to their password. */
export function useMailPerson(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.client.POST('/studio/people/{id}/mails', { params: { path: { id } } }),
    onSuccess: () => void queries.invalidateQueries({ queryKey: ['get', '/studio/people/{id}/changes'] }),
  });
}
