import { newId, type Schemas, useApi } from '@foyer/api';
import { studioWebhooksQuery } from '@foyer/api/studio';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Content = Schemas['StudioWebhookContent'];

/** What superadmins do to a webhook; the lists are read again after each. */
export function useWebhookActions(id: string) {
  const { client } = useApi();
  const queries = useQueryClient();
  const params = { path: { id } };
  const onSettled = () =>
    Promise.all(['/studio/webhooks', deliveriesPath].map((path) => queries.invalidateQueries({ queryKey: ['get', path] })));
  return {
    change: useMutation({
      mutationFn: async (body: Content) => (await client.PUT('/studio/webhooks/{id}', { params, body })).data!,
      onSettled,
    }),
    remove: useMutation({ mutationFn: async () => void (await client.DELETE('/studio/webhooks/{id}', { params })), onSettled }),
    renewSecret: useMutation({
      mutationFn: async () => (await client.POST('/studio/webhooks/{id}/secret', { params })).data!,
      onSettled,
    }),
    ping: useMutation({ mutationFn: async () => void (await client.POST('/studio/webhooks/{id}/ping', { params })), onSettled }),
    repeat: useMutation({
      mutationFn: async (delivery: string) => {
        await client.POST('/studio/webhooks/{id}/deliveries/{delivery_id}', { params: { path: { id, delivery_id: delivery } } });
      },
      onSettled,
    }),
  };
}

const deliveriesPath = '/studio/webhooks/{id}/deliveries';

/** Makes a webhook. */
export function useCreateWebhook() {
  const api = useApi();
  const queries = useQueryClient();
  // The same again after a lost answer makes no second one.
  const [key] = useState(newId);
  return useMutation({
    mutationFn: async (content: Content) => (await api.client.POST('/studio/webhooks', { body: { key, content } })).data!,
    onSettled: () => queries.invalidateQueries({ queryKey: studioWebhooksQuery(api).queryKey }),
  });
}
