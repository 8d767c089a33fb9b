import { aTextImageSwitchModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { TextImageSwitchModule } from './text-image-switch.tsx';

it('is in the first view from the server, with its links', () => {
  const html = renderOnServer(<TextImageSwitchModule module={aTextImageSwitchModule()} />);
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html.match(/href="\/de_DE\/news"/g)).toHaveLength(3);
});

it('shows nothing without entries', () => {
  expect(renderOnServer(<TextImageSwitchModule module={aTextImageSwitchModule({ results: [] })} />)).toBe('');
});
