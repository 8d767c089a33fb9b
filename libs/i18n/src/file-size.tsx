import { type IntlShape, useIntl } from 'react-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A number of bytes in the largest unit that leaves a whole part, in steps of 1000 as `Intl` means them: "184 kB". */
export function formatFileSize(intl: IntlShape, bytes: number): string {
  const fitting = Math.floor(Math.log10(Math.max(bytes, 1)) / 3);
  const step = Math.min(fitting, units.length - 1);
  const value = bytes / 1000 ** step;
  // Two figures say enough; above ten there is no need for a fraction.
  return intl.formatNumber(value, { style: 'unit', unit: units[step]!, unitDisplay: 'short', maximumFractionDigits: value < 10 ? 1 : 0 });
}

/** Says how large a file is. */
export function FileSize({ bytes }: { bytes: number }) {
  return formatFileSize(useIntl(), bytes);
}
