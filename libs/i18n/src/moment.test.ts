import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { formatExactMoment, formatMoment } from './moment.ts';

const words = (locale: string, moment: string, now: string, timeZone = 'Europe/Berlin') => {
  const intl = createIntl({ locale, defaultLocale: 'en-GB', timeZone, onError: () => undefined });
  return formatMoment(intl, Date.parse(moment), Date.parse(now)).replaceAll(/[\u202f\u00a0]/g, ' ');
};

describe('formatMoment', () => {
  it.each([
    ['de-DE', '2026-11-21T15:00:00Z', '2026-11-21T15:00:59Z', 'jetzt'],
    ['de-DE', '2026-11-21T15:00:00Z', '2026-11-21T15:01:00Z', 'vor 1 Minute'],
    ['de-DE', '2026-11-21T15:00:00Z', '2026-11-21T15:59:59Z', 'vor 59 Minuten'],
    ['de-DE', '2026-11-21T15:00:00Z', '2026-11-21T16:00:00Z', 'vor 1 Stunde'],
    ['de-DE', '2026-11-21T15:00:00Z', '2026-11-21T20:59:59Z', 'vor 5 Stunden'],
    ['de-DE', '2026-11-21T05:05:00Z', '2026-11-21T11:04:59Z', 'vor 5 Stunden'],
    ['de-DE', '2026-11-21T05:05:00Z', '2026-11-21T11:05:00Z', '06:05'],
    ['de-DE', '2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z', '00:00'],
    ['de-DE', '2026-11-20T22:59:00Z', '2026-11-21T22:59:00Z', '20. Nov. 2026, 23:59'],
    ['de-DE', '2026-11-20T22:30:00Z', '2026-11-21T04:29:00Z', 'vor 5 Stunden'],
    ['de-DE', '2026-11-20T22:30:00Z', '2026-11-21T04:30:00Z', '20. Nov. 2026, 23:30'],
    ['de-DE', '2025-11-21T13:05:00Z', '2026-11-21T13:05:00Z', '21. Nov. 2025, 14:05'],
    ['en-GB', '2026-11-21T15:00:00Z', '2026-11-21T15:30:00Z', '30 minutes ago'],
    ['en-GB', '2026-11-18T15:00:00Z', '2026-11-21T15:30:00Z', '18 Nov 2026, 16:00'],
    ['fr-FR', '2026-11-21T15:00:00Z', '2026-11-21T17:30:00Z', 'il y a 2 heures'],
    ['de-DE', '2026-11-21T15:03:00Z', '2026-11-21T15:00:00Z', 'jetzt'],
  ])('in %s, %s seen at %s: %s', (locale, moment, now, expected) => {
    expect(words(locale, moment, now)).toBe(expected);
  });

  it('takes the days of the reader', () => {
    expect(words('de-DE', '2026-11-21T02:00:00Z', '2026-11-21T20:00:00Z', 'America/New_York')).toBe('20. Nov. 2026, 21:00');
    expect(words('de-DE', '2026-11-21T02:00:00Z', '2026-11-21T10:00:00Z', 'Asia/Tokyo')).toBe('11:00');
  });

  it('has the whole moment in words', () => {
    const intl = createIntl({ locale: 'de-DE', defaultLocale: 'en-GB', timeZone: 'Europe/Berlin', onError: () => undefined });
    expect(formatExactMoment(intl, Date.parse('2026-11-21T13:05:00Z'))).toBe('21. November 2026 um 14:05');
  });
});
