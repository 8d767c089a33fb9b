import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../test/commands.ts';
import { customElements } from './custom-elements.ts';

const folder = join(root, 'libs/widgets/embed/src/package');
const sources = globSync('*.ts', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));

it('describes an element by what its interfaces say', () => {
  const unit = { name: '--foyer-unit', default: '16px' };
  const manifest = customElements(sources, [{ tag: 'foyer-occasions', attributes: 'FoyerOccasionsAttributes' }], [unit]);
  const [described] = manifest.modules[0]!.declarations;
  expect(described).toMatchObject({ name: 'FoyerOccasions', tagName: 'foyer-occasions', cssProperties: [unit] });
  expect(described!.attributes.map(({ name }) => name)).toEqual([
    ...['show', 'limit', 'show-all-url'],
    ...['server', 'site', 'locale', 'theme', 'fonts', 'loading'],
  ]);
  expect(described!.attributes[0]).toEqual({
    ...{ name: 'show', type: { text: "'all' | 'birthdays' | 'anniversaries'" } },
    ...{ default: '"all"', description: 'What it shows.' },
  });
  expect(described!.members).toContainEqual(
    expect.objectContaining({
      kind: 'method',
      name: 'setTheme',
      parameters: [{ name: 'theme', type: { text: "'light' | 'dark' | 'auto'" } }],
    }),
  );
  expect(described!.events.map(({ name }) => name)).toContain('foyer:cart');
});

it('refuses an element whose attributes no interface has', () => {
  expect(() => customElements(sources, [{ tag: 'foyer-map', attributes: 'FoyerMapAttributes' }], [])).toThrow('FoyerMapAttributes');
});
