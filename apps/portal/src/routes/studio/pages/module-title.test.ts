import { aPlaced } from '@foyer/api/testing';
import { expect, it } from 'vitest';
import { titleOfModule } from './module-title.ts';

it.each([
  [{ title: { en_GB: 'Our houses' }, config: {} }, 'Our houses'],
  [{ title: {}, config: { blocks: [{ html: { en_GB: '<p>Where you park</p>' } }] } }, 'Where you park'],
  [{ title: {}, config: { entries: [{ title: { en_GB: 'Underground garage' } }] } }, 'Underground garage'],
  [{ title: {}, config: { blocks: [] } }, ''],
])('%j is about %j', (module, title) => {
  expect(titleOfModule(aPlaced(module), 'en_GB')).toBe(title);
});
