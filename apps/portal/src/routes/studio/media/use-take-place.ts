import { useApi } from '@foyer/api';

/** Puts the file of an upload or a crop in the place of a medium's; what cannot take it is not left in the library. */
export function useTakePlace(id: string) {
  const { client, locale } = useApi();
  return async (uploaded: string): Promise<void> => {
    try {
      await client.PUT('/media/{id}/file', { params: { path: { id }, query: { locale } }, body: { medium_id: uploaded } });
    } catch (error) {
      await client.DELETE('/media/{id}/details', { params: { path: { id: uploaded } } }).catch(() => undefined);
      throw error;
    }
  };
}
