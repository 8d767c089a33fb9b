import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { formatEvent } from './event-time.tsx';

// Spaces around dashes differ between versions of the language data.
const plain = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ').replaceAll(/ ?– ?/g, '–');

it.each([
  ['a day', 'en-GB', ['2026-12-04', null, null, null], 'Fri, 4 Dec 2026'],
  ['a day with a start', 'en-GB', ['2026-12-04', null, '18:00', null], 'Fri, 4 Dec 2026, 18:00'],
  ['an evening', 'en-GB', ['2026-12-04', null, '18:00', '22:00'], 'Fri, 4 Dec 2026, 18:00–22:00'],
  ['an evening in German', 'de-DE', ['2026-12-04', null, '18:00', '22:00'], 'Fr., 4. Dez. 2026, 18:00–22:00 Uhr'],
  ['a night', 'en-GB', ['2026-12-31', null, '22:00', '02:00'], 'Thu, 31 Dec 2026, 22:00–Fri, 1 Jan 2027, 02:00'],
  ['a single day given twice', 'en-GB', ['2026-12-04', '2026-12-04', null, null], 'Fri, 4 Dec 2026'],
  ['some days', 'en-GB', ['2026-12-04', '2026-12-06', null, null], '4–6 Dec 2026'],
  ['some days with times', 'en-GB', ['2026-12-04', '2026-12-06', '09:00', '17:30'], '4–6 Dec 2026, 09:00–17:30'],
  ['days over New Year', 'de-DE', ['2026-12-30', '2027-01-02', null, null], '30. Dez. 2026–2. Jan. 2027'],
] as const)('words %s in %s', (_case, locale, [first_day, last_day, start_time, end_time], expected) => {
  // A time zone far from UTC: the days must not move.
  const intl = createIntl({ locale, defaultLocale: 'en-GB', timeZone: 'Pacific/Kiritimati', onError: () => undefined });
  expect(plain(formatEvent(intl, { first_day, last_day, start_time, end_time }))).toBe(expected);
});
