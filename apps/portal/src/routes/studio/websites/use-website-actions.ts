import { newId, type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Content = Schemas['StudioEmbedSiteContent'];

/** What superadmins do to a website, or to one that is to be; the list is read again after each. */
export function useWebsiteActions(id: string | null) {
  const { client, locale } = useApi();
  const queries = useQueryClient();
  // The same again after a lost answer makes no second one.
  const [key] = useState(newId);
  const onSettled = () => queries.invalidateQueries({ queryKey: ['get', '/studio/embed_sites'] });
  const query = { locale };
  return {
    save: useMutation({
      mutationFn: async (content: Content) =>
        id === null
          ? (await client.POST('/studio/embed_sites', { params: { query }, body: { key, content } })).data!
          : (await client.PUT('/studio/embed_sites/{id}', { params: { path: { id }, query }, body: content })).data!,
      onSettled,
    }),
    remove: useMutation({
      mutationFn: async () => void (await client.DELETE('/studio/embed_sites/{id}', { params: { path: { id: id! } } })),
      onSettled,
    }),
    createKey: useMutation({
      mutationFn: async () => (await client.POST('/studio/embed_sites/{id}/keys', { params: { path: { id: id! } } })).data!,
      onSettled,
    }),
    removeKey: useMutation({
      mutationFn: async (keyId: string) =>
        void (await client.DELETE('/studio/embed_sites/{id}/keys/{key_id}', { params: { path: { id: id!, key_id: keyId } } })),
      onSettled,
    }),
  };
}
