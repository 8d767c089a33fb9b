import { expect, test } from 'vitest';
import type { Manifest } from './manifest.ts';
import { measure, viewSources } from './measure.ts';

const manifest: Manifest = {
  'src/entry.tsx': { file: 'entry.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  'src/login.tsx': { file: 'login.js', imports: ['_react.js', '_field.js'], css: ['login.css'] },
  'src/news.tsx': { file: 'news.js', imports: ['_field.js'] },
  '_field.js': { file: 'field.js', css: ['field.css'] },
  'virtual:messages/start/de_DE': { file: 'start-de.js' },
  'virtual:messages/start/ar': { file: 'start-ar.js' },
  'virtual:messages/rest/de_DE': { file: 'rest-de.js' },
  'virtual:messages/rest/ar': { file: 'rest-ar.js' },
  'virtual:messages/more/de_DE': { file: 'more-de.js' },
  'virtual:messages/more/ar': { file: 'more-ar.js' },
  'fonts/sans.woff2': { file: 'sans.woff2' },
};

const bytes: Record<string, number> = {
  'entry.js': 10_000,
  'react.js': 50_000,
  'login.js': 5_000,
  'news.js': 900_000,
  'field.js': 1_000,
  'login.css': 2_000,
  'field.css': 500,
  'start-de.js': 1_000,
  'start-ar.js': 500,
  'rest-de.js': 2_000,
  'rest-ar.js': 3_500,
  'more-de.js': 300,
  'more-ar.js': 400,
  'sans.woff2': 20_000,
};
const sizeOf = (file: string) => bytes[file]!;
const login = { name: 'Login', sources: ['src/login.tsx'], scripts: 110, styles: 25 };

const nothing = { views: [], navigations: [], fonts: [] };

test('a view loads the entry, its route, what they import, each once, and the largest language', () => {
  expect(measure(manifest, { ...nothing, views: [login] }, sizeOf)).toEqual([
    { name: 'Login, scripts', size: 70, budget: 110 },
    { name: 'Login, styles', size: 2.5, budget: 25 },
  ]);
});

test('a view of few words does without the rest of the messages', () => {
  expect(measure(manifest, { ...nothing, views: [{ ...login, words: 'few' }] }, sizeOf)[0]).toMatchObject({ size: 67 });
});

test('a rarer screen has words of its own', () => {
  expect(measure(manifest, { ...nothing, views: [{ ...login, words: 'all' }] }, sizeOf)[0]).toMatchObject({ size: 70.4 });
});

test('a navigation loads what the view before has not', () => {
  const to = { sources: ['src/news.tsx'], words: 'all' as const };
  const navigations = [{ name: 'Login to news', from: { sources: ['src/login.tsx'] }, to, budget: 1 }];
  expect(measure(manifest, { ...nothing, navigations }, sizeOf)).toEqual([{ name: 'Login to news', size: 900.4, budget: 1 }]);
});

test('fonts are added up', () => {
  const fonts = [{ name: 'Fonts', sources: ['fonts/sans.woff2'], budget: 60 }];
  expect(measure(manifest, { ...nothing, fonts }, sizeOf)).toEqual([{ name: 'Fonts', size: 20, budget: 60 }]);
});

test('a source that is not built is an error, not zero', () => {
  const gone = { ...login, sources: ['src/gone.tsx'] };
  expect(() => measure(manifest, { ...nothing, views: [gone] }, sizeOf)).toThrow('src/gone.tsx is not part of the build');
  expect(() => measure(manifest, { ...nothing, fonts: [{ name: 'Fonts', sources: ['x'], budget: 1 }] }, sizeOf)).toThrow(
    'x is not part of the build',
  );
});

test('a build without messages is an error', () => {
  const silent = Object.fromEntries(Object.entries(manifest).filter(([source]) => !source.startsWith('virtual:')));
  expect(() => measure(silent, { ...nothing, views: [login] }, sizeOf)).toThrow('The build holds no messages.');
});

test('a view of a route is loaded from its files and its first modules', () => {
  const sourcesOf = (route: string, modules: readonly string[] = []) => ({
    sources: ['src/frame.tsx', `src/${route}.tsx`, ...modules.map((type) => `modules/${type}.tsx`)],
    words: 'all' as const,
  });
  const view = { name: 'News', route: 'news', modules: ['gallery'], scripts: 1, styles: 2 };
  expect(viewSources(view, sourcesOf)).toEqual({
    name: 'News',
    scripts: 1,
    styles: 2,
    words: 'all',
    sources: ['src/frame.tsx', 'src/news.tsx', 'modules/gallery.tsx'],
  });
});
