import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { guidance } from './docs/guidance/index.ts';
import { statusOf } from './status.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The pages of components, with the tags of their files. */
const pages = globSync('libs/{ui,widgets/*}/src/**/*.stories.tsx', { cwd: root })
  .map((file) => {
    const [, title = '', tags = ''] = /title: '([^']+)',\s*(?:tags: \[(.*?)\])?/.exec(read(file)) ?? [];
    return { file, title, name: title.split('/').slice(2).join('/'), tags: tags.split(', ').map((tag) => tag.slice(1, -1)) };
  })
  .filter(({ title, name }) => title.startsWith('Widgets/') || Object.hasOwn(guidance, name));

it('is given to every component of the design system and every widget', () => {
  expect(pages.length).toBeGreaterThan(90);
  expect(pages.filter(({ tags }) => tags.filter((tag) => statusOf([tag])).length !== 1).map(({ file }) => file)).toEqual([]);
});

it('is stable for what a screen shows alone', () => {
  const sources = globSync('{libs,apps/portal}/**/src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(stories|test)\.|node_modules|libs[\\/]ui[\\/]src[\\/]index\.ts/.test(file))
    .map((file) => ({
      folder: dirname(file),
      imports:
        read(file)
          .match(/^import [^;]+;/gm)
          ?.join('\n') ?? '',
    }));
  const isUsed = (name: string, own: string) =>
    (guidance[name]?.exports ?? [name]).some((each) =>
      sources.some(({ folder, imports }) => folder !== own && new RegExp(`\\b${each}\\b`).test(imports)),
    );
  const stable = pages.filter(({ title, tags }) => title.startsWith('UI/') && tags.includes('stable'));
  expect(stable.filter(({ name, file }) => !isUsed(name, dirname(file))).map(({ name }) => name)).toEqual([]);
});

it('names in the change log what takes the place of what is deprecated', () => {
  const [, deprecated = ''] = read('libs/ui/CHANGELOG.md').split('### Deprecated');
  expect(pages.filter(({ tags, name }) => tags.includes('deprecated') && !deprecated.includes(`\`${name}\``))).toEqual([]);
});
