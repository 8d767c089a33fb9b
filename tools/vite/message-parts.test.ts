import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { extractFrom } from '../i18n/extraction.ts';
import { root } from './base.ts';
import { type PartFiles, partOf } from './messages.ts';

// By its address: the tools belong to no package and may import none.
const { messageParts } = (await import(join(root, 'apps/portal/chunks.ts'))) as { messageParts: PartFiles };

const files = (patterns: readonly string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root }));
const all = files(['apps/portal/src/**/*.{ts,tsx}', 'libs/**/src/**/*.{ts,tsx}']).filter((file) => !file.includes('node_modules'));

it('a message is the start’s where the start uses it, otherwise that of rarer screens, otherwise one of the rest', () => {
  const messages = { a: 1, b: 2, c: 3, d: 4 };
  const ids = { start: new Set(['a', 'b']), more: new Set(['b', 'c']) };
  expect(partOf(messages, ids, 'start')).toEqual({ a: 1, b: 2 });
  expect(partOf(messages, ids, 'more')).toEqual({ c: 3 });
  expect(partOf(messages, ids, 'rest')).toEqual({ d: 4 });
});

describe('what rarer screens say', () => {
  const more = new Set(files(messageParts.more));

  it('is said nowhere else', { timeout: 60_000 }, async () => {
    const others = all.filter((file) => !more.has(file));
    const [theirs, inStart, elsewhere] = await Promise.all([[...more], messageParts.start, others].map(extractFrom));
    expect(Object.keys(theirs!).length).toBeGreaterThan(100);
    const shared = Object.keys(theirs!).filter((id) => Object.hasOwn(elsewhere!, id) && !Object.hasOwn(inStart!, id));
    expect(shared.map((id) => theirs![id]!.defaultMessage)).toEqual([]);
  });

  it('stands in files that no other screen uses; routes come to them by loading them', () => {
    const imported = all
      .filter((file) => !more.has(file) && !/\.(test|stories)\.tsx?$/.test(file))
      .flatMap((file) =>
        [...readFileSync(join(root, file), 'utf8').matchAll(/\bfrom '(\.[^']+)'/g)]
          .map(([, path]) => join(dirname(file), path!))
          .filter((path) => more.has(path))
          .map((path) => `${file} imports ${path}`),
      );
    expect(imported).toEqual([]);
  });

  it('is asked for by each of their routes', () => {
    const routes = readFileSync(join(root, 'apps/portal/src/router/routes.tsx'), 'utf8');
    const calls = routes.split(/\blazyRoute\(|\balias\(|\berrorPage\(/).slice(1);
    const theirs = calls.filter((call) => more.has(join('apps/portal/src/router', /import\('([^']+)'\)/.exec(call)?.[1] ?? '')));
    expect(theirs.length).toBeGreaterThan(10);
    expect(theirs.filter((call) => !call.includes("words: 'all'"))).toEqual([]);
  });
});
