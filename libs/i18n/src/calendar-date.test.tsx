// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CalendarDate } from './calendar-date.tsx';
import { I18nProvider } from './i18n-provider.tsx';
import type { Locale } from './locales.ts';

function show(locale: Locale, timeZone: string, year: number | null) {
  const { container } = render(
    <I18nProvider locale={locale} messages={{}} timeZone={timeZone}>
      <CalendarDate day={29} month={2} year={year} />
    </I18nProvider>,
  );
  const time = container.querySelector('time')!;
  return [time.textContent, time.getAttribute('datetime')];
}

it.each<[Locale, number | null, string, string]>([
  ['de_DE', 1992, '29. Februar 1992', '1992-02-29'],
  ['de_DE', null, '29. Februar', '02-29'],
  ['en_GB', 1992, '29 February 1992', '1992-02-29'],
  ['en_GB', null, '29 February', '02-29'],
])('in %s the year %s gives "%s"', (locale, year, text, machine) => {
  for (const timeZone of ['Pacific/Kiritimati', 'Europe/Berlin', 'Pacific/Pago_Pago']) {
    expect(show(locale, timeZone, year)).toEqual([text, machine]);
  }
});
