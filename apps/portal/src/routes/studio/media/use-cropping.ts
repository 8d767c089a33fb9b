import { type Schemas, useApi } from '@foyer/api';
import { useMutation } from '@tanstack/react-query';
import { useRefreshMedia } from './use-refresh-media.ts';
import { useTakePlace } from './use-take-place.ts';

/** What becomes of the part that is cut out. */
export interface Cropping {
  area: Schemas['CropArea'];
  /** Whether it takes the place of the picture; otherwise both are in the library. */
  inPlace: boolean;
}

/** Cuts a part out of a picture of the library. */
export function useCropping({ id }: Schemas['Medium'], onDone: (done: Cropping) => void) {
  const { client, locale } = useApi();
  const refresh = useRefreshMedia();
  const takePlace = useTakePlace(id);
  return useMutation({
    mutationFn: async ({ area, inPlace }: Cropping) => {
      const { data: cut } = await client.POST('/media/{id}/crops', { params: { path: { id }, query: { locale } }, body: area });
      if (inPlace) await takePlace(cut!.id);
    },
    onSuccess: (_, done) => {
      if (done.inPlace) refresh.everywhere();
      onDone(done);
    },
    onSettled: refresh.library,
  });
}
