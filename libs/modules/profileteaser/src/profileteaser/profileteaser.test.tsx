import { aProfileteaserModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { ProfileteaserModule } from './profileteaser.tsx';

it('is in the first view from the server, with links to the profiles', () => {
  const module = aProfileteaserModule();
  const html = renderOnServer(<ProfileteaserModule module={module} />);
  const places = module.results.map(({ id }) => html.indexOf(`href="/de_DE/profile/${id}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});

it('shows nothing when all of them are gone', () => {
  expect(renderOnServer(<ProfileteaserModule module={aProfileteaserModule({ results: [] })} />)).toBe('');
});
