import { newId, type Schemas, useApi } from '@foyer/api';
import { studioProductQuery } from '@foyer/api/studio';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Saved is saved: no button waits until what shows rewards is read again. */
const forget = (queries: QueryClient) => {
  void queries.invalidateQueries({ queryKey: ['get', '/studio/products'] });
  for (const path of ['/products', '/carts/mine', '/pages/{id}'])
    void queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' });
};

/** Makes a reward, once however often it is sent. */
export function useCreateProduct() {
  const api = useApi();
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: async (content: Schemas['StudioProductContent']) =>
      (await api.client.POST('/studio/products', { params: { query: { locale: api.locale } }, body: { key, content } })).data!,
    onSuccess: () => forget(queries),
  });
}

/** Changes a reward. */
export function useChangeProduct(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['StudioProductChange']) =>
      (await api.client.PATCH('/studio/products/{id}', { params: { path: { id }, query: { locale: api.locale } }, body })).data!,
    onSuccess: (product) => {
      queries.setQueryData(studioProductQuery(api, id).queryKey, product);
      void queries.invalidateQueries({ queryKey: ['get', '/studio/products/{id}/changes'] });
      forget(queries);
    },
  });
}

/** Deletes a reward. */
export function useDeleteProduct(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.client.DELETE('/studio/products/{id}', { params: { path: { id } } }),
    onSuccess: () => forget(queries),
  });
}
