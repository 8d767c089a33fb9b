import { FileSize } from '@foyer/i18n';
import { FileItem } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './composer.css.ts';
import type { Attaching } from './use-attaching.ts';

/** The files of the message that is being written, with how far they have come. */
export function Files({ attaching }: { attaching: Attaching }) {
  const intl = useIntl();
  const { attachments, open, remove, cancel, retry } = attaching;
  if (attachments.length + open.length === 0) return null;
  const removeLabel = (name: string) =>
    intl.formatMessage({ defaultMessage: 'Remove {name}', description: 'Takes a file from a message of the chat' }, { name });
  return (
    <div className={styles.files}>
      {attachments.map(({ id, title, size, image }) => (
        <FileItem
          key={id}
          name={title}
          size={<FileSize bytes={size} />}
          picture={image?.src}
          onRemove={() => remove(id)}
          removeLabel={removeLabel(title)}
        />
      ))}
      {open.map(({ key, name, size, sent, state, problem, file }) => (
        <FileItem
          key={key}
          name={name}
          size={<FileSize bytes={size} />}
          picture={file.type.startsWith('image/') ? file : undefined}
          progress={state === 'queued' || state === 'finishing' ? 'unknown' : sent / Math.max(1, size)}
          progressLabel={intl.formatMessage(
            { defaultMessage: 'Uploading {name}', description: 'Progress of a file of a message of the chat' },
            { name },
          )}
          error={
            state === 'failed' &&
            (problem?.detail || problem?.title || (
              <FormattedMessage defaultMessage="The file could not be uploaded." description="Below a file of a message of the chat" />
            ))
          }
          onRetry={state === 'failed' ? () => retry(key) : undefined}
          retryLabel={intl.formatMessage(
            { defaultMessage: 'Upload {name} again', description: 'Button beside a file of a message of the chat' },
            { name },
          )}
          onRemove={() => cancel(key)}
          removeLabel={removeLabel(name)}
        />
      ))}
    </div>
  );
}
