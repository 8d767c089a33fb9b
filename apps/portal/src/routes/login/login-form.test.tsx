// @vitest-environment jsdom
import { ApiProvider, createApi } from '@foyer/api';
import { I18nProvider } from '@foyer/i18n';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { LoginForm } from './login-form.tsx';

vi.mock('../../host/session/use-enter.ts', () => ({ useEnter: () => () => undefined }));
afterEach(cleanup);

it.each([
  ['email', 'E-mail address', 'Please enter your e-mail address.', 'email'],
  ['username', 'E-mail or username', 'Please enter your e-mail or username.', null],
] as const)('calls what people log in with as the customer does: %s', (identifier, label, missing, inputMode) => {
  const form = <LoginForm identifier={identifier} wanted="?redirect=%2Fnews" />;
  const router = createMemoryRouter([{ path: '/:lang/login', element: form }], { initialEntries: ['/en_GB/login'] });
  render(
    <I18nProvider locale="en_GB" messages={{}} timeZone="Europe/Berlin" now={0}>
      <ApiProvider api={createApi({ baseUrl: 'https://portal.example/api/v2', locale: 'en_GB' })}>
        <RouterProvider router={router} />
      </ApiProvider>
    </I18nProvider>,
  );
  const field = screen.getByLabelText(label);
  expect([field.getAttribute('name'), field.getAttribute('inputmode')]).toEqual([identifier, inputMode]);
  fireEvent.submit(field.closest('form')!);
  expect(screen.getByText(missing)).toBeDefined();
  expect(document.activeElement).toBe(field);
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/en_GB/forgot_password?redirect=%2Fnews');
});
