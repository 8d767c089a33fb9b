import type { Schemas } from '@foyer/api';
import { useIntl } from 'react-intl';
import { useLocale } from '../../host/language/use-locale.ts';

const numbers = [1, 2, 3];

/** Modules as the server would send them, filled with sample data in the reader's language. */
export function useSampleModules(): Schemas['Module'][] {
  const intl = useIntl();
  const locale = useLocale();
  const title = (number: number) =>
    intl.formatMessage({ defaultMessage: 'Sample {number}', description: 'Heading of sample content on the demo page' }, { number });
  const text = intl.formatMessage({
    defaultMessage: 'This is sample text. It shows what a page looks like before anyone has written anything.',
    description: 'Sample text on the demo page',
  });
  return [
    {
      id: 'sample-texts',
      type: 'text_image_switch',
      title: intl.formatMessage({ defaultMessage: 'Texts', description: 'Heading of a sample module on the demo page' }),
      options: { show_buttons: false, use_single_button: false, no_button: true },
      results: numbers.map((number) => ({
        id: `sample-text-${number}`,
        title: title(number),
        description: text,
        content_locale: locale,
        image: null,
        button_text: null,
        button_url: null,
      })),
    },
    {
      id: 'sample-files',
      type: 'downloads',
      title: intl.formatMessage({ defaultMessage: 'Files', description: 'Heading of a sample module on the demo page' }),
      options: {},
      // The one file that is there for everyone.
      results: numbers.map((number) => ({
        id: `sample-file-${number}`,
        title: title(number),
        type: 'image/svg+xml',
        size: 1200,
        link: '/favicon.svg',
      })),
    },
  ];
}
