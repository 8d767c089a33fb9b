import { newId, type Schemas, useApi } from '@foyer/api';
import { studioHotelQuery } from '@foyer/api/studio';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Saved is saved: no button waits until what shows hotels is read again. */
const forget = (queries: QueryClient) => {
  for (const path of ['/studio/hotels', '/studio/people_options']) void queries.invalidateQueries({ queryKey: ['get', path] });
  for (const path of ['/pages/{id}', '/users/{id}']) void queries.invalidateQueries({ queryKey: ['get', path], refetchType: 'none' });
};

/** Makes a hotel, once however often it is sent. */
export function useCreateHotel() {
  const api = useApi();
  const queries = useQueryClient();
  const [key] = useState(newId);
  return useMutation({
    mutationFn: async (content: Schemas['StudioHotelContent']) =>
      (await api.client.POST('/studio/hotels', { params: { query: { locale: api.locale } }, body: { key, content } })).data!,
    onSuccess: () => forget(queries),
  });
}

/** Changes a hotel. */
export function useChangeHotel(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (body: Schemas['StudioHotelChange']) =>
      (await api.client.PATCH('/studio/hotels/{id}', { params: { path: { id }, query: { locale: api.locale } }, body })).data!,
    onSuccess: (hotel) => {
      queries.setQueryData(studioHotelQuery(api, id).queryKey, hotel);
      void queries.invalidateQueries({ queryKey: ['get', '/studio/hotels/{id}/changes'] });
      forget(queries);
    },
  });
}

/** Deletes a hotel. */
export function useDeleteHotel(id: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.client.DELETE('/studio/hotels/{id}', { params: { path: { id } } }),
    onSuccess: () => forget(queries),
  });
}
