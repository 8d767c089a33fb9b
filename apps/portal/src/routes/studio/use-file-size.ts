import { useCallback } from 'react';
import { useIntl } from 'react-intl';

const megabyte = 1_000_000;

/** Says a number of bytes in the reader's language, in kB or MB. */
export function useFileSize(): (bytes: number) => string {
  const { formatNumber } = useIntl();
  return useCallback(
    (bytes) =>
      bytes < megabyte
        ? formatNumber(Math.ceil(bytes / 1000), { style: 'unit', unit: 'kilobyte', unitDisplay: 'short' })
        : formatNumber(bytes / megabyte, { style: 'unit', unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 }),
    [formatNumber],
  );
}
