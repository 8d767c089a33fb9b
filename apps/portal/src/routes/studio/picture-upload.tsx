import { useEffect } from 'react';
import type { Schemas } from '@foyer/api';
import { type UploadState, useUpload } from '@foyer/api/uploads';
import { FileDropzone } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { type MediaKind, mediaKinds } from './media-kinds.ts';
import { useDropzoneTexts } from './use-dropzone-texts.ts';
import { useMediaWords } from './use-media-words.ts';

/** How far an upload is, as the dropzone shows it. */
function progressOf({ state, sent, size }: UploadState): number | 'unknown' | undefined {
  if (state === 'done' || state === 'failed') return undefined;
  return state === 'sending' ? sent / size : 'unknown';
}

/** So many at once. */
const most = 10;

interface PictureUploadProps {
  kind: MediaKind;
  several: boolean;
  /** Whether any is under way: it would be given up with the dialog. */
  onBusy?: (busy: boolean) => void;
  onMedium: (medium: Schemas['Medium']) => void;
}

/** Takes a picture or a file from the device and makes a medium of it; several one after the other. */
export function PictureUpload({ kind, several, onBusy, onMedium }: PictureUploadProps) {
  const intl = useIntl();
  const limit = several ? most : 1;
  const words = useMediaWords(kind);
  const texts = useDropzoneTexts(words.refusal);
  const { accept } = mediaKinds[kind];
  const { uploads, add, cancel, retry } = useUpload({ imagesOnly: kind === 'image', onMedium });
  const busy = uploads.some(({ state }) => state !== 'done' && state !== 'failed');
  useEffect(() => onBusy?.(busy), [busy, onBusy]);
  const failure = ({ state, problem }: UploadState) =>
    state === 'failed' &&
    (problem?.detail ||
      problem?.title ||
      intl.formatMessage({
        defaultMessage: 'The file could not be uploaded. Check your connection and try again.',
        description: 'At a picture or file that is uploaded',
      }));
  // Of several those that are done are among the chosen ones.
  const open = uploads.filter(({ state }) => !(several && state === 'done'));
  return (
    <FileDropzone
      label={words.upload}
      hint={words.hint}
      accept={accept}
      limit={limit}
      texts={texts}
      files={open.map((upload) => ({
        ...{ id: upload.key, file: upload.file, progress: progressOf(upload), error: failure(upload) || undefined },
      }))}
      onChoose={(chosen) => {
        if (!several) uploads.forEach(({ key }) => cancel(key));
        add(chosen);
      }}
      onRemove={({ id }) => cancel(id)}
      onRetry={({ id }) => retry(id)}
    />
  );
}
