// @vitest-environment jsdom
import { anImage, languages, someSettings } from '@foyer/api/testing';
import type { Schemas } from '@foyer/api';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Wordmark } from './wordmark.tsx';

afterEach(cleanup);

function show(logo: Schemas['Image'] | null, base_options: Partial<Schemas['BaseOptions']> = {}) {
  const settings = someSettings({ theme: { logo }, base_options });
  const router = createMemoryRouter([{ id: 'language', path: '/', element: <Wordmark />, loader: () => null }], {
    hydrationData: { loaderData: { language: { settings, languages: languages() } } },
  });
  render(<RouterProvider router={router} />);
}

it('is the customer’s name where there is no logo', () => {
  show(null);
  expect(screen.getByText('Aurelia Hotels')).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
});

it('is the logo, which keeps its place and says what it shows', () => {
  show(anImage({ alt: 'Aurelia', width: 320, height: 80 }));
  const logo = screen.getByRole('img', { name: 'Aurelia' });
  expect([logo.getAttribute('width'), logo.getAttribute('height')]).toEqual(['320', '80']);
  expect(screen.queryByText('Aurelia Hotels')).toBeNull();
});

it('takes the customer’s name where the logo says nothing', () => {
  show(anImage({ alt: '' }));
  expect(screen.getByRole('img', { name: 'Aurelia Hotels' })).toBeDefined();
});

it('falls back to the name where the logo cannot be loaded', () => {
  show(anImage());
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByText('Aurelia Hotels')).toBeDefined();
});

it('is the name where the customer does not want the logo', () => {
  show(anImage(), { show_company_logo: false });
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('Aurelia Hotels')).toBeDefined();
});

it.each(['title', 'centered'] as const)('has the portal’s title beside the logo in the variant %s', (meta_header_variant) => {
  show(anImage({ alt: 'Aurelia' }), { meta_header_variant });
  expect(screen.getByRole('img', { name: 'Aurelia' })).toBeDefined();
  expect(screen.getByText('Aurelia Community')).toBeDefined();
});
