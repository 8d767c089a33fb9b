import { useQueryClient } from '@tanstack/react-query';

/** Has media read again: the library at once, and after a file was changed whatever shows it when that is shown next. */
export function useRefreshMedia() {
  const queries = useQueryClient();
  return {
    library: () => Promise.all(['/media', '/media/{id}/details'].map((path) => queries.invalidateQueries({ queryKey: ['get', path] }))),
    everywhere: () =>
      void queries.invalidateQueries({ predicate: ({ queryKey: [, path] }) => path !== '/media/{id}/details', refetchType: 'none' }),
  };
}
