import { aLocationModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { LocationModule } from './location.tsx';

it('is in the first view from the server, with ways to reach the hotel', () => {
  const module = aLocationModule();
  const html = renderOnServer(<LocationModule module={module} />);
  expect(html).toContain('href="tel:+4986515551');
  expect(html).toContain('href="mailto:kurpark@aurelia.example"');
  expect(html).toContain(`href="/de_DE/profile/${module.results[0]!.contact_person!.id}"`);
});

it('shows nothing without hotels', () => {
  expect(renderOnServer(<LocationModule module={aLocationModule({ results: [] })} />)).toBe('');
});
