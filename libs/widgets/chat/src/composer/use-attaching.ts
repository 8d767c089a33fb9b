import type { Schemas } from '@foyer/api';
import { useUpload } from '@foyer/api/uploads';
import { formatFileSize } from '@foyer/i18n';
import { maxFileSize, useSnackbar } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { useDraft } from './use-draft.ts';

/** So many files a message can have. */
const mostFiles = 10;

const attachmentOf = ({ id, name, type, size, link, image }: Schemas['Medium']): Schemas['Attachment'] => ({
  id,
  title: name,
  type,
  size,
  link,
  image,
});

/** Files on their way to a message, and those that are there. */
export function useAttaching(conversation: string) {
  const intl = useIntl();
  const show = useSnackbar();
  const [draft, change] = useDraft(conversation);
  const { drafts } = useChat().session;
  // An upload that began earlier ends with what is there then.
  const upload = useUpload({
    onMedium: (medium) => change({ attachments: [...drafts.read(conversation).attachments, attachmentOf(medium)] }),
  });
  const open = upload.uploads.filter(({ state }) => state !== 'done');
  return {
    open,
    attachments: draft.attachments,
    isBusy: open.some(({ state }) => state !== 'failed'),
    cancel: upload.cancel,
    retry: upload.retry,
    remove: (id: string) => change({ attachments: draft.attachments.filter((one) => one.id !== id) }),
    add(files: readonly File[]): void {
      const fitting = files.filter(({ size }) => size > 0 && size <= maxFileSize);
      const room = Math.max(0, mostFiles - draft.attachments.length - open.length);
      if (fitting.length < files.length) {
        show(
          intl.formatMessage(
            {
              defaultMessage: 'Files can have up to {size} and must not be empty.',
              description: 'A file cannot be attached to a message of the chat',
            },
            { size: formatFileSize(intl, maxFileSize) },
          ),
          { tone: 'critical', duration: 2500 },
        );
      } else if (fitting.length > room) {
        show(
          intl.formatMessage(
            {
              defaultMessage: 'A message can have up to {count, plural, one {# file} other {# files}}.',
              description: 'Too many files were attached to a message of the chat',
            },
            { count: mostFiles },
          ),
          { tone: 'critical', duration: 2500 },
        );
      }
      upload.add(fitting.slice(0, room));
    },
  };
}

/** Files on their way to a message. */
export type Attaching = ReturnType<typeof useAttaching>;
