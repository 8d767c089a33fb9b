import type { Schemas } from '@foyer/api';

/** A picture of an article that can be shown over the whole screen. */
export interface ArticlePicture {
  id: string;
  image: Schemas['Image'];
  caption: string;
}

/** All pictures of an article in their order below its text, each once, though it may be in the gallery and among the files. */
export function picturesOf(images: readonly Schemas['Image'][], attachments: readonly Schemas['Attachment'][]): ArticlePicture[] {
  const shown = images.map((image) => ({ id: image.id, image, caption: image.alt }));
  const attached = attachments.flatMap(({ id, title, image }) => (image ? [{ id, image, caption: title }] : []));
  return [...new Map([...shown, ...attached].toReversed().map((picture) => [picture.id, picture])).values()].toReversed();
}
