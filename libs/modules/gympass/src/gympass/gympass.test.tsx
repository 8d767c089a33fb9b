import { aGympassModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { GympassModule } from './gympass.tsx';

it('is in the first view from the server, with its link', () => {
  const html = renderOnServer(<GympassModule module={aGympassModule()} />);
  expect(html).toContain('href="https://gympass.example/aurelia"');
  expect(html).toContain('target="_blank"');
});

it('shows nothing without an address', () => {
  expect(renderOnServer(<GympassModule module={aGympassModule({ options: { link: null } })} />)).toBe('');
});
