import { useIntl } from 'react-intl';
import { useDropzoneTexts } from '../use-dropzone-texts.ts';

/** What the field for a list of people says. */
export function useListTexts() {
  const intl = useIntl();
  const dropzone = useDropzoneTexts((name) =>
    intl.formatMessage(
      {
        defaultMessage: '“{name}” is no CSV file. In your spreadsheet, save the list as CSV.',
        description: 'A file that was not taken as a list of people',
      },
      { name },
    ),
  );
  return {
    dropzone,
    /** Why nothing can be checked. */
    noFile: (offline: boolean): string =>
      offline
        ? intl.formatMessage({ defaultMessage: 'You are offline.', description: 'Why a list of people cannot be checked' })
        : intl.formatMessage({ defaultMessage: 'Please choose a file first.', description: 'Why a list of people cannot be checked' }),
  };
}
