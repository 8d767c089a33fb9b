import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatFileSize } from './file-size.tsx';

const plain = (text: string) => text.replaceAll(/[\u202f\u00a0]/g, ' ');

it.each([
  [0, 'en-GB', '0 byte'],
  [999, 'en-GB', '999 byte'],
  [1000, 'en-GB', '1 kB'],
  [1849, 'en-GB', '1.8 kB'],
  [184_320, 'en-GB', '184 kB'],
  [1_310_720, 'en-GB', '1.3 MB'],
  [1_310_720, 'de-DE', '1,3 MB'],
  [73_400_320, 'de-DE', '73 MB'],
  [5_368_709_120, 'fr-FR', '5,4 Go'],
  [9_000_000_000_000, 'en-GB', '9,000 GB'],
] as const)('%i bytes in %s are %s', (bytes, locale, expected) => {
  expect(plain(formatFileSize(createIntl({ locale, defaultLocale: 'en-GB' }), bytes))).toBe(expected);
});
