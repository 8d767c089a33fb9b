import { aLandingPageTeaserEntry, aLandingPageTeaserModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { LandingPageTeaserModule } from './landing-page-teaser.tsx';

it('is in the first view from the server, each card a link, in the editor’s order', () => {
  const module = aLandingPageTeaserModule();
  const html = renderOnServer(<LandingPageTeaserModule module={module} />);
  const places = module.results.map(({ title }) => html.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html.match(/href="\/de_DE\/page\/welcome"/g)).toHaveLength(3);
});

it.each([null, 'javascript:alert(1)', '//evil.example'])('has no link for %s', (link) => {
  const results = [aLandingPageTeaserEntry({ link })];
  expect(renderOnServer(<LandingPageTeaserModule module={aLandingPageTeaserModule({ results })} />)).not.toContain('<a ');
});

it('has no empty heading for a card whose title is still to be written', () => {
  const results = [aLandingPageTeaserEntry({ title: '', link: null })];
  expect(renderOnServer(<LandingPageTeaserModule module={aLandingPageTeaserModule({ results })} />)).not.toMatch(/<h(\d)[^>]*><\/h\1>/);
});

it('shows nothing without cards', () => {
  expect(renderOnServer(<LandingPageTeaserModule module={aLandingPageTeaserModule({ results: [] })} />)).toBe('');
});
