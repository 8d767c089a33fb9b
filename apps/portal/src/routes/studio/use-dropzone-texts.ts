import type { FileDropzoneTexts } from '@foyer/ui';
import { type IntlShape, useIntl } from 'react-intl';
import { useFileSize } from './use-file-size.ts';

/** Says what a file is not, by its name. */
type WrongType = (name: string) => string;

/** Names the file that was not taken, the rule, and what to do. */
function refusalOf(
  intl: IntlShape,
  sizeOf: (bytes: number) => string,
  wrongType: WrongType,
  refusal: Parameters<FileDropzoneTexts['refusal']>[0],
): string {
  switch (refusal.rule) {
    case 'type':
      return wrongType(refusal.name);
    case 'size':
      return intl.formatMessage(
        { defaultMessage: '“{name}” has {size}. Choose a file of at most {limit}.', description: 'A file that was not taken' },
        { name: refusal.name, size: sizeOf(refusal.size), limit: sizeOf(refusal.maxSize) },
      );
    case 'empty':
      return intl.formatMessage(
        { defaultMessage: '“{name}” is empty. Check whether it can be opened.', description: 'A file that was not taken' },
        { name: refusal.name },
      );
    case 'folder':
      return intl.formatMessage(
        { defaultMessage: '“{name}” is a folder. Choose a file in it.', description: 'A file that was not taken' },
        { name: refusal.name },
      );
    case 'count':
      return intl.formatMessage(
        {
          defaultMessage:
            '{limit, plural, one {Only one file can be taken.} other {Only # files can be taken at once.}} Left out: {names}.',
          description: 'Files that were not taken',
        },
        { limit: refusal.limit, names: intl.formatList([...refusal.names]) },
      );
  }
}

/** What the place for a file says. */
export function useDropzoneTexts(wrongType: WrongType): FileDropzoneTexts {
  const intl = useIntl();
  const sizeOf = useFileSize();
  return {
    choose: intl.formatMessage({ defaultMessage: 'Choose a file', description: 'Place for a picture' }),
    drop: intl.formatMessage({ defaultMessage: 'or drag it here', description: 'Place for a picture, after “Choose a file”' }),
    release: intl.formatMessage({
      defaultMessage: 'Let go to take the file',
      description: 'Place for a picture, while a file hangs above',
    }),
    chosen: (names) =>
      intl.formatMessage(
        { defaultMessage: 'Chosen: {names}', description: 'Read out for a picture' },
        { names: intl.formatList([...names]) },
      ),
    size: sizeOf,
    remove: (name) =>
      intl.formatMessage({ defaultMessage: 'Remove {name}', description: 'Button at a picture that is uploaded' }, { name }),
    retry: (name) =>
      intl.formatMessage({ defaultMessage: 'Upload {name} again', description: 'Button at a picture that failed' }, { name }),
    uploading: (name) =>
      intl.formatMessage({ defaultMessage: '{name} is being uploaded', description: 'Names the progress of a picture' }, { name }),
    refusal: (refusal) => refusalOf(intl, sizeOf, wrongType, refusal),
  };
}
