import { ApiProvider, createApi, occasionsQuery, settingsQuery } from '@foyer/api';
import { someOccasions, someSettings } from '@foyer/api/testing';
import { I18nProvider } from '@foyer/i18n';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FeedOccasions } from './feed-occasions.tsx';

function show(on: boolean, occasions: ReturnType<typeof someOccasions> | null): string {
  const api = createApi({ baseUrl: 'http://foyer.test/api/v2', locale: 'en_GB' });
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  client.setQueryData(settingsQuery(api).queryKey, someSettings({ base_options: { show_occasions_slider: on } }));
  if (occasions) client.setQueryData(occasionsQuery(api).queryKey, { results: occasions });
  return renderToString(
    <I18nProvider locale="en_GB" messages={{}} timeZone="Europe/Berlin">
      <ApiProvider api={api}>
        <QueryClientProvider client={client}>
          <FeedOccasions />
        </QueryClientProvider>
      </ApiProvider>
    </I18nProvider>,
  );
}

it('is above the feed where the customer wants it', () => {
  expect(show(true, someOccasions())).toContain('Birthdays and anniversaries');
});

it.each([
  ['the customer does not want it', false, someOccasions()],
  ['no one is celebrated', true, []],
  ['it could not be had', true, null],
])('leaves the feed alone where %s', (_case, on, occasions) => {
  expect(show(on, occasions)).toBe('');
});
