import { type Schemas, useApi } from '@foyer/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** What becomes of the part that is cut out. */
export interface Cropping {
  area: Schemas['CropArea'];
  /** Whether it takes the place of the picture; otherwise both are in the library. */
  inPlace: boolean;
}

/** Cuts a part out of a picture of the library. */
export function useCropping({ id }: Schemas['Medium'], onDone: (done: Cropping) => void) {
  const { client, locale } = useApi();
  const queries = useQueryClient();
  const params = { path: { id }, query: { locale } };
  return useMutation({
    mutationFn: async ({ area, inPlace }: Cropping) => {
      const { data: cut } = await client.POST('/media/{id}/crops', { params, body: area });
      if (inPlace) await client.PUT('/media/{id}/file', { params, body: { medium_id: cut!.id } });
    },
    onSuccess: async (_, done) => {
      // It is shown wherever it is used.
      if (done.inPlace) {
        void queries.invalidateQueries({ predicate: ({ queryKey: [, path] }) => path !== '/media/{id}/details', refetchType: 'none' });
      }
      onDone(done);
    },
    onSettled: () => Promise.all(['/media', '/media/{id}/details'].map((path) => queries.invalidateQueries({ queryKey: ['get', path] }))),
  });
}
