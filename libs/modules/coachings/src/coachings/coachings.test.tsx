import { aCoachingsModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { CoachingsModule } from './coachings.tsx';

it('is in the first view from the server, ten of them, in the editor’s order', () => {
  const { results } = aCoachingsModule();
  const html = renderOnServer(<CoachingsModule module={aCoachingsModule()} />);
  const places = results.slice(0, 10).map(({ link }) => html.indexOf(`href="/de_DE${link}"`));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html.match(/<a /g)).toHaveLength(10);
});
