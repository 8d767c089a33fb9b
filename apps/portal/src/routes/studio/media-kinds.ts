import type { Schemas } from '@foyer/api';
import type { MediaSearch } from '@foyer/api/uploads';

/** What is chosen of the library or from the device: of one kind alone, or any file. */
export type MediaKind = 'image' | 'video' | 'captions' | 'any';

interface Kind {
  /** What the device offers; empty for everything. */
  accept: readonly string[];
  /** How they are looked for in the library. */
  search: (query: string) => MediaSearch;
  fits: (medium: Pick<Schemas['Medium'], 'kind' | 'type'>) => boolean;
}

const isOf = (kind: Schemas['MediumKind']): Pick<Kind, 'search' | 'fits'> => ({
  search: (query) => ({ kind, ...(query && { query }) }),
  fits: (medium) => medium.kind === kind,
});

/** What the kinds of media are known by. */
export const mediaKinds: Record<MediaKind, Kind> = {
  image: { accept: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'], ...isOf('image') },
  video: { accept: ['video/mp4', 'video/webm', '.mp4', '.m4v', '.webm'], ...isOf('video') },
  // No kind of the library: among the other files they are found by their ending.
  captions: {
    accept: ['text/vtt', '.vtt'],
    search: (query) => ({ kind: 'file', query: `${query} .vtt`.trim() }),
    fits: ({ type }) => type === 'text/vtt',
  },
  any: { accept: [], search: (query) => (query ? { query } : {}), fits: () => true },
};

/** The kind that a field of a form takes, by its `x-accept`; several kinds are any file. */
export const mediaKindOf = (accepts: readonly string[]): MediaKind =>
  accepts.length === 1 && Object.hasOwn(mediaKinds, accepts[0]!) ? (accepts[0] as MediaKind) : 'any';
