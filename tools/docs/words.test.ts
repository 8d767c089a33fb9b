import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

const dated = /\b(?:somebody|nobody|whoever|anew|doorbell|looker)\b/gi;
/** Comments, and the titles of tests. */
const prose = /\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/ .*|(?:\b(?:it|test|describe|step)(?:\.\w+)*|\]\))\(\s*(?:'[^'\n]*'|"[^"\n]*"|`[^`]*`)/g;

const filesOf = (...patterns: string[]) =>
  globSync(patterns, { cwd: root, exclude: (path) => path.includes('node_modules') || path.includes('dist') });
const datedWords = (file: string, text: string) => [...text.matchAll(dated)].map(([word]) => `${file}: ${word}`);
const read = (file: string) => readFileSync(join(root, file), 'utf8');

it('documents are written in today’s words', () => {
  const files = filesOf('docs/**/*.md', '**/README.md');
  expect(files.length).toBeGreaterThan(60);
  expect(files.flatMap((file) => datedWords(file, read(file)))).toEqual([]);
});

it('comments and titles of tests are written in today’s words', () => {
  const files = filesOf('{apps,libs,tools,.storybook}/**/*.{ts,tsx,mjs}', '*.{ts,js}').filter((file) => !file.endsWith('.gen.ts'));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap((file) => [...read(file).matchAll(prose)].flatMap(([part]) => datedWords(file, part)))).toEqual([]);
});

it('the contract, and what translators read of messages, is written in today’s words', () => {
  const files = filesOf('openapi/**/*.yaml', '{apps,libs}/**/lang/en_GB.json');
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => datedWords(file, read(file)))).toEqual([]);
});

it('docs/contributing.md and docs/glossary.md name files and folders that there are', () => {
  for (const file of ['docs/contributing.md', 'docs/glossary.md']) {
    const named = [...readFileSync(join(root, file), 'utf8').matchAll(/`((?:apps|docs|libs|openapi|tools)\/[\w./-]+)`/g)].map(
      ([, path]) => path!,
    );
    expect(named.length).toBeGreaterThan(15);
    // What the generator of modules would make.
    const existing = named.filter((path) => !/staff-?survey/i.test(path));
    expect(existing.filter((path) => globSync(path.replace('NAME', '*'), { cwd: root }).length === 0)).toEqual([]);
  }
});
