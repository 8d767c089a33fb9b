import { paths, plannedPaths } from '@foyer/links';
import { matchPath } from 'react-router';
import { expect, it } from 'vitest';
import { table } from './table.ts';

const built = (builders: Record<string, string | ((id: string) => string)>) =>
  Object.entries(builders).map(([name, path]) => [name, typeof path === 'string' ? path : path('ä/1')] as const);

/** The routes of the table that a path is. */
const routesOf = (path: string): string[] => table.map((route) => route.path).filter((route) => matchPath(`/${route}`, path));

it('every path is one route of the table, each another', () => {
  const found = built(paths).map(([name, path]) => [name, routesOf(path)] as const);
  expect(found.filter(([, routes]) => routes.length !== 1)).toEqual([]);
  expect(new Set(found.map(([, [route]]) => route)).size).toBe(found.length);
});

it('what is planned has no route yet', () => {
  expect(built(plannedPaths).filter(([, path]) => routesOf(path).length > 0)).toEqual([]);
});
