import { type Schemas, useApi } from '@foyer/api';
import { useSnackbar } from '@foyer/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';

/** Deletes a medium that is used nowhere, for good. */
export function useDeleteMedium(onDeleted: () => void) {
  const { client } = useApi();
  const queries = useQueryClient();
  const show = useSnackbar();
  return useMutation({
    mutationFn: ({ id }: Schemas['Medium']) => client.DELETE('/media/{id}/details', { params: { path: { id } } }),
    onSuccess: (_, { name }) => {
      void queries.invalidateQueries({ queryKey: ['get', '/media'] });
      void show(
        <FormattedMessage
          defaultMessage="“{name}” has been deleted."
          description="After a picture or file of the library was deleted"
          values={{ name: <bdi>{name}</bdi> }}
        />,
      );
      onDeleted();
    },
  });
}
