import type { Api } from '../client.ts';
import type { components } from '../schema.gen.ts';
import { uploadFile } from './upload-file.ts';
import { earlyFrame } from './video-frame.ts';

type Medium = components['schemas']['Medium'];

/** Uploads a picture to stand for a video or PDF, and gives the medium with it. What cannot be its poster is not left behind. */
export async function uploadPoster(api: Api, id: string, picture: File, signal?: AbortSignal): Promise<Medium> {
  const uploaded = await uploadFile(api, picture, { imagesOnly: true, signal });
  const query = { locale: api.locale };
  try {
    const body = { medium_id: uploaded.id, uploaded_for_it: true };
    return (await api.client.PUT('/media/{id}/poster', { params: { path: { id }, query }, body, signal })).data!;
  } catch (error) {
    // Editors alone can remove it at once; what others upload and do not use is swept.
    await api.client.DELETE('/media/{id}/details', { params: { path: { id: uploaded.id } } }).catch(() => undefined);
    throw error;
  }
}

/** A video that was just uploaded, with a frame of it as its poster; as it was where none can be drawn or kept. Without it the video is whole all the same. */
export async function withPoster(api: Api, medium: Medium, signal: AbortSignal): Promise<Medium> {
  if (medium.kind !== 'video') return medium;
  const frame = await earlyFrame(medium.link);
  if (!frame || signal.aborted) return medium;
  return uploadPoster(api, medium.id, frame, signal).catch(() => medium);
}
