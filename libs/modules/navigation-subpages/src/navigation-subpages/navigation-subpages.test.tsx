import { aNavigationSubpagesModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { NavigationSubpagesModule } from './navigation-subpages.tsx';

it('is in the first view from the server, in the editor’s order', () => {
  const module = aNavigationSubpagesModule();
  const html = renderOnServer(<NavigationSubpagesModule module={module} />);
  const places = module.results.map(({ title }) => html.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html).toContain('href="mailto:personal@aurelia.example?subject=');
});

it('shows nothing with neither pages nor mail', () => {
  const empty = aNavigationSubpagesModule({ results: [], options: { feature_email: null } });
  expect(renderOnServer(<NavigationSubpagesModule module={empty} />)).toBe('');
});
