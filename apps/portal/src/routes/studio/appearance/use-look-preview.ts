import { type Schemas, useApi } from '@foyer/api';
import { studioPreviewQuery } from '@foyer/api/studio';
import { useDebounced } from '@foyer/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

/** The look without its logo. */
export type Look = Omit<Schemas['StudioLook'], 'logo_id'>;

/** What the server derives from a look; the last one while another is derived, and while the colour is still typed or dragged. */
export function useLookPreview({ brand_color, corner_style, font_pair }: Look) {
  const rested = useDebounced(brand_color);
  const { data, error, isPlaceholderData } = useQuery({
    ...studioPreviewQuery(useApi(), { brand_color: rested, corner_style, font_pair }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  return { data, error, isPlaceholderData: isPlaceholderData || rested !== brand_color };
}
