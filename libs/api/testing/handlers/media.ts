import { aMedium, aVideo, mediumEvents, someMedia } from '../factories/media.ts';
import { pageOf } from '../factories/news.ts';
import { hoursAgo, sampleId, type Schemas } from '../factories/overrides.ts';
import { failing, mock, problem } from './mock.ts';

const foldersOf = (media: Schemas['Medium'][]): Schemas['MediumList']['folders'] => {
  const counts = new Map<string, number>();
  for (const { folder } of media) if (folder !== null) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => one.name.localeCompare(other.name));
};

const fits = (medium: Schemas['Medium'], query: URLSearchParams): boolean => {
  const words = `${medium.name} ${Object.values(medium.alt ?? {}).join(' ')}`.toLowerCase();
  const { folder = medium.folder, kind = medium.kind, query: typed = '' } = Object.fromEntries(query);
  return (
    medium.folder === folder &&
    medium.kind === kind &&
    typed
      .toLowerCase()
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
};

/** A file that was uploaded, by its name: a video, subtitles, or a picture. */
function sentAs(sent: Partial<Schemas['Medium']> & { name: string }, film: string): Schemas['Medium'] {
  if (sent.name.endsWith('.mp4')) return aVideo({ ...sent, link: film, poster: null });
  return aMedium(sent.name.endsWith('.vtt') ? { ...sent, kind: 'file', type: 'text/vtt', image: null } : sent);
}

interface Library {
  media?: Schemas['Medium'][];
  /** The ids of those that are used somewhere. */
  used?: string[];
  /** Where the videos lie that are uploaded. */
  film?: string;
}

/** The media library, and uploads that become media of it: by their name a video, subtitles, or a picture. */
export function mediaCalls({ media = someMedia(), used = [], film = '' }: Library = {}) {
  let kept = media;
  const uploads = new Map<string, Schemas['Upload']>();
  const keys = new Map<string, string>();
  const at = (id = '') => kept.find((medium) => medium.id === id);
  const details = (medium: Schemas['Medium']): Schemas['MediumDetails'] => ({ medium, uses: [], uses_elsewhere: used.includes(medium.id) });
  const change = (upload: Schemas['Upload'], changed: Partial<Schemas['Upload']>) => {
    uploads.set(upload.id, { ...upload, ...changed });
    return uploads.get(upload.id)!;
  };
  return [
    mock('listMedia', ({ query }) => ({
      ...pageOf(
        kept.filter((medium) => fits(medium, query)),
        Number(query.get('page') ?? 1),
        Number(query.get('limit') ?? 10),
      ),
      folders: foldersOf(kept),
    })),
    mock('getMediumDetails', ({ path }) => {
      const medium = at(path['id']);
      return medium ? details(medium) : problem(404, 'not_found');
    }),
    mock('changeMedium', ({ path, body }) => {
      const medium = at(path['id']);
      if (!medium) return problem(404, 'not_found');
      const changed = { ...medium, ...body };
      kept = kept.map((one) => (one === medium ? changed : one));
      return details(changed);
    }),
    mock('cropMedium', ({ path, body: { width, height } }) => {
      const medium = at(path['id']);
      if (!medium?.image) return problem(404, 'not_found');
      const cut = { ...medium, id: `${medium.id}-cut`, name: `cut-${medium.name}`, image: { ...medium.image, width, height } };
      kept = [cut, ...kept];
      return cut;
    }),
    mock('replaceMediumFile', ({ path, body }) => {
      const [medium, source] = [at(path['id']), at(body.medium_id)];
      if (!medium || !source) return problem(404, 'not_found');
      const replaced = { ...medium, size: source.size, image: source.image };
      kept = kept.filter((one) => one !== source).map((one) => (one === medium ? replaced : one));
      return details(replaced);
    }),
    mock('listMediumChanges', () => mediumEvents()),
    mock('setMediumPoster', ({ path, body }) => {
      const [medium, picture] = [at(path['id']), at(body.medium_id ?? '')];
      if (!medium || (body.medium_id !== null && !picture?.image)) return problem(404, 'not_found');
      const changed = { ...medium, poster: picture?.image ? { ...picture.image, alt: '' } : null };
      kept = kept.filter((one) => !body.uploaded_for_it || one !== picture).map((one) => (one === medium ? changed : one));
      return changed;
    }),
    mock('deleteMedium', ({ path }) => {
      if (used.includes(path['id'] ?? '')) return problem(409, 'medium_in_use');
      kept = kept.filter(({ id }) => id !== path['id']);
      return null;
    }),
    mock('createUpload', ({ body: { key, name, size } }) => {
      const id = keys.get(key) ?? sampleId(62, keys.size);
      keys.set(key, id);
      return uploads.get(id) ?? change({ id, name, size, offset: 0, expires_at: hoursAgo(-24), medium_id: null }, {});
    }),
    mock('getUpload', ({ path }) => uploads.get(path['id'] ?? '') ?? problem(404, 'not_found')),
    mock('appendToUpload', ({ path, bytes }) => {
      const upload = uploads.get(path['id'] ?? '');
      return upload ? change(upload, { offset: upload.offset + bytes }) : problem(404, 'not_found');
    }),
    mock('cancelUpload', ({ path }) => {
      uploads.delete(path['id'] ?? '');
      return null;
    }),
    mock('finishUpload', ({ path }) => {
      const upload = uploads.get(path['id'] ?? '');
      if (!upload) return problem(404, 'not_found');
      if (upload.offset < upload.size) return problem(409, 'upload_incomplete');
      change(upload, { medium_id: upload.id });
      const { name, size } = upload;
      const medium = at(upload.id) ?? sentAs({ id: upload.id, name, size, alt: null, folder: null }, film);
      kept = [medium, ...kept.filter(({ id }) => id !== medium.id)];
      return medium;
    }),
  ];
}
export const listMediaFails = failing('listMedia');
export const getMediumDetailsFails = failing('getMediumDetails', 404, 'not_found');
export const changeMediumFails = failing('changeMedium');
export const replaceMediumFileFails = failing('replaceMediumFile', 400, 'validation_failed');
export const setMediumPosterFails = failing('setMediumPoster', 404, 'not_found');
export const deleteMediumFails = failing('deleteMedium', 409, 'medium_in_use');
export const createUploadFails = failing('createUpload', 413, 'file_too_large');
export const getUploadFails = failing('getUpload', 404, 'not_found');
export const appendToUploadFails = failing('appendToUpload', 0);
export const cancelUploadFails = failing('cancelUpload');
/** Parts of uploads are never answered: they stay under way. */
export const appendToUploadWaits = () => mock('appendToUpload', () => new Promise<never>(() => {}));
export const finishUploadFails = failing('finishUpload', 422, 'file_type_mismatch');
