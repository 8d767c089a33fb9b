// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import { PageError } from './page-error.tsx';

vi.mock('./error-page.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [true, 'Something went wrong'],
  [false, 'No connection'],
])('where the error page itself does not arrive (online: %s), a line says why and leads to the same address', async (online, title) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  render(
    <IntlProvider locale="en" onError={() => undefined}>
      <PageError />
    </IntlProvider>,
  );
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
  expect(screen.getByText('Try again').getAttribute('href')).toBe('');
});
