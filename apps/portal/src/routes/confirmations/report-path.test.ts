import { expect, it } from 'vitest';
import { askReport, exportPath, readReport, reportPath } from './report-path.ts';

const view = (search: string) => readReport(new URLSearchParams(search));

it.each([
  ['', '/de_DE/news/a/confirmations'],
  ['page=3', '/de_DE/news/a/confirmations?page=3'],
  ['page=1&query=+Mia+&state=open&hotel=h-1', '/de_DE/news/a/confirmations?query=Mia&state=open&hotel=h-1'],
  ['page=0&state=late&hotel=../x', '/de_DE/news/a/confirmations'],
  ['page=1.5', '/de_DE/news/a/confirmations'],
  ['page=nonsense', '/de_DE/news/a/confirmations'],
])('"%s" is %s', (search, path) => {
  expect(reportPath('de_DE', 'a', view(search))).toBe(path);
});

it('asks the server for what the address says, and for nothing else', () => {
  expect(askReport(view(''))).toEqual({ page: 1, limit: 20 });
  expect(askReport(view('query=Mia&state=open&hotel=none&page=2'))).toEqual({
    ...{ page: 2, limit: 20, query: 'Mia' },
    filters: { state: ['open'], hotel: ['none'] },
  });
});

it('exports what is listed, on all pages', () => {
  const path = exportPath('de_DE', 'a/b', view('page=4&state=open'));
  expect(path).toBe('/api/v2/news/a%2Fb/confirmations/export?locale=de_DE&filters%5Bstate%5D%5B%5D=open');
});
