import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('documents are written in today’s words', () => {
  const files = globSync(['docs/**/*.md', '**/README.md'], { cwd: root, exclude: (path) => path.includes('node_modules') });
  const found = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b(?:somebody|nobody|whoever|anew|doorbell|looker)\b/gi)].map(
      ([word]) => `${file}: ${word}`,
    ),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(found).toEqual([]);
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
