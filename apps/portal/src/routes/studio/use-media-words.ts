import { useIntl } from 'react-intl';
import type { MediaKind } from './media-kinds.ts';

/** What the dialog that chooses a medium says of its kind. */
export interface MediaWords {
  /** The field that takes a new one, and what it takes. */
  upload: string;
  hint: string;
  search: string;
  searchHint: string;
  nothing: string;
  /** Why a file was not taken. */
  refusal: (name: string) => string;
}

const fileWords = (intl: ReturnType<typeof useIntl>): Omit<MediaWords, 'upload' | 'refusal'> => ({
  hint: intl.formatMessage({ defaultMessage: 'At most 20 MB', description: 'Hint at the field of the dialog that chooses a file' }),
  search: intl.formatMessage({ defaultMessage: 'Search files', description: 'Field above the files of the library' }),
  searchHint: intl.formatMessage({ defaultMessage: 'Name', description: 'In the field above the files of the library' }),
  nothing: intl.formatMessage({ defaultMessage: 'No file matches.', description: 'In place of the files of the library' }),
});

/** The words for a kind of media where one is chosen or uploaded. */
export function useMediaWords(kind: MediaKind): MediaWords {
  const intl = useIntl();
  const files = fileWords(intl);
  switch (kind) {
    case 'image':
      return {
        upload: intl.formatMessage({ defaultMessage: 'New picture', description: 'Field of the dialog that chooses a picture' }),
        hint: intl.formatMessage({
          defaultMessage: 'JPEG, PNG, WebP or GIF, at most 20 MB',
          description: 'Hint at the field of the dialog that chooses a picture',
        }),
        search: intl.formatMessage({ defaultMessage: 'Search pictures', description: 'Field above the pictures that there are' }),
        searchHint: intl.formatMessage({ defaultMessage: 'Name or what it shows', description: 'In the field above the pictures' }),
        nothing: intl.formatMessage({ defaultMessage: 'No picture matches.', description: 'In place of the pictures that there are' }),
        refusal: (name) =>
          intl.formatMessage(
            { defaultMessage: '“{name}” is no picture. Choose a JPEG, PNG, WebP or GIF.', description: 'A file that was not taken' },
            { name },
          ),
      };
    case 'video':
      return {
        ...files,
        upload: intl.formatMessage({ defaultMessage: 'New video', description: 'Field of the dialog that chooses a video' }),
        hint: intl.formatMessage({
          defaultMessage: 'MP4 or WebM, at most 20 MB',
          description: 'Hint at the field of the dialog that chooses a video',
        }),
        search: intl.formatMessage({ defaultMessage: 'Search videos', description: 'Field above the videos of the library' }),
        nothing: intl.formatMessage({ defaultMessage: 'No video matches.', description: 'In place of the videos of the library' }),
        refusal: (name) =>
          intl.formatMessage(
            { defaultMessage: '“{name}” is no video that browsers play. Choose an MP4 or WebM.', description: 'A file that was not taken' },
            { name },
          ),
      };
    case 'captions':
      return {
        ...files,
        upload: intl.formatMessage({ defaultMessage: 'New subtitles', description: 'Field of the dialog that chooses subtitles' }),
        hint: intl.formatMessage({
          defaultMessage: 'WebVTT (.vtt), at most 20 MB',
          description: 'Hint at the field of the dialog that chooses subtitles',
        }),
        refusal: (name) =>
          intl.formatMessage(
            { defaultMessage: '“{name}” has no subtitles. Choose a WebVTT file (.vtt).', description: 'A file that was not taken' },
            { name },
          ),
      };
    case 'any':
      return {
        ...files,
        upload: intl.formatMessage({ defaultMessage: 'New file', description: 'Field of the dialog that chooses a file' }),
        refusal: (name) =>
          intl.formatMessage({ defaultMessage: '“{name}” cannot be taken.', description: 'A file that was not taken' }, { name }),
      };
  }
}
