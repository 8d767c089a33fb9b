import { aTextImageEntry, aUseCasesModule } from '@foyer/api/testing';
import { renderOnServer } from '@foyer/api/testing/server';
import { expect, it } from 'vitest';
import { UseCasesModule } from './use-cases.tsx';

it('is in the first view from the server, with pictures and links, in the editor’s order', () => {
  const module = aUseCasesModule();
  const html = renderOnServer(<UseCasesModule module={module} />);
  const places = module.results.map(({ title }) => html.indexOf(title));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  expect(html.match(/<img/g)).toHaveLength(3);
  expect(html.match(/href="\/de_DE\/news"/g)).toHaveLength(3);
});

it('leads nowhere unsafe', () => {
  const results = [aTextImageEntry({ button_url: 'javascript:alert(1)' })];
  expect(renderOnServer(<UseCasesModule module={aUseCasesModule({ results })} />)).not.toContain('<a ');
});

it('shows nothing without entries', () => {
  expect(renderOnServer(<UseCasesModule module={aUseCasesModule({ results: [] })} />)).toBe('');
});
