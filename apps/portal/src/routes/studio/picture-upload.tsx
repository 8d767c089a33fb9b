import type { Schemas } from '@foyer/api';
import { type UploadState, useUpload } from '@foyer/api/uploads';
import { FileDropzone } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useDropzoneTexts } from './use-dropzone-texts.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** How far an upload is, as the dropzone shows it. */
function progressOf({ state, sent, size }: UploadState): number | 'unknown' | undefined {
  if (state === 'done' || state === 'failed') return undefined;
  return state === 'sending' ? sent / size : 'unknown';
}

/** Takes a picture from the device and makes a medium of it. */
export function PictureUpload({ onMedium }: { onMedium: (medium: Schemas['Medium']) => void }) {
  const intl = useIntl();
  const texts = useDropzoneTexts();
  const [file, setFile] = useState<File>();
  const { uploads, add, cancel, retry } = useUpload({ imagesOnly: true, onMedium });
  const upload = uploads.at(-1);
  const failure = ({ state, problem }: UploadState) =>
    state === 'failed' &&
    (problem?.detail ||
      problem?.title ||
      intl.formatMessage({
        defaultMessage: 'The picture could not be uploaded. Check your connection and try again.',
        description: 'At a picture that is uploaded',
      }));
  return (
    <FileDropzone
      label={<FormattedMessage defaultMessage="New picture" description="Field of the dialog that chooses a picture" />}
      hint={
        <FormattedMessage
          defaultMessage="JPEG, PNG, WebP or GIF, at most 20 MB"
          description="Hint at the field of the dialog that chooses a picture"
        />
      }
      accept={pictures}
      texts={texts}
      files={file && upload ? [{ id: upload.key, file, progress: progressOf(upload), error: failure(upload) || undefined }] : []}
      onChoose={([chosen]) => {
        if (!chosen) return;
        if (upload) cancel(upload.key);
        setFile(chosen);
        add([chosen]);
      }}
      onRemove={({ id }) => cancel(id)}
      onRetry={({ id }) => retry(id)}
    />
  );
}
