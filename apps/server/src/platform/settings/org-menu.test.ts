import { expect, it } from 'vitest';
import { readMenu } from './org-menu.ts';

it('keeps the usable entries of a menu, the usable parts of an entry, and the entries below it', () => {
  const title = { de_DE: 'Titel' };
  const { menu, faults } = readMenu([
    { type: 'news', title, icon: 'no such icon', subnav: [{ type: 'page', title, referenceId: 'a' }, { type: 'page' }, 7] },
    { type: 'hologram', title },
    null,
  ]);
  expect(menu).toEqual([{ type: 'news', title, icon: null, subnav: [{ type: 'page', title, referenceId: 'a' }] }]);
  expect(faults.map(({ path }) => path)).toEqual(['menu.0.icon', 'menu.1.type', 'menu.2', 'menu.0.subnav.1.title', 'menu.0.subnav.2']);
});
