import { aDownloadsModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { DownloadsModule } from './downloads.tsx';

it('is in the first view from the server, with its links', () => {
  const html = renderOnServer(<DownloadsModule module={aDownloadsModule()} />);
  expect(html.match(/<a /g)).toHaveLength(4);
  expect(html).toContain('href="/api/v2/media/hygieneplan-2026.pdf"');
});

it('shows nothing without files', () => {
  expect(renderOnServer(<DownloadsModule module={aDownloadsModule({ results: [] })} />)).toBe('');
});
