// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { I18nProvider } from './i18n-provider.tsx';
import type { Locale } from './locales.ts';
import { ShortDate } from './short-date.tsx';

it.each<[Locale, string]>([
  ['ar', 'rtl'],
  ['de_DE', 'ltr'],
])('a date in %s runs %s, whatever the language of what is around it', (locale, direction) => {
  const { container } = render(
    <I18nProvider locale={locale} messages={{}} timeZone="Europe/Berlin">
      <article dir={direction === 'rtl' ? 'ltr' : 'rtl'}>
        <ShortDate value="2026-11-18T08:00:00.000Z" />
      </article>
    </I18nProvider>,
  );
  const time = container.querySelector('time')!;
  expect(time.getAttribute('dir')).toBe(direction);
  expect(time.getAttribute('datetime')).toBe('2026-11-18T08:00:00.000Z');
  expect(time.textContent).toContain('2026');
});
