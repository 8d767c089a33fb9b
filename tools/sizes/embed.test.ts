import { expect, test } from 'vitest';
import { measureEmbed } from './embed.ts';
import type { Manifest } from './manifest.ts';

const manifest: Manifest = {
  '../chat/src/part.ts': { file: 'chat.js', isEntry: true, imports: ['_shared.js'] },
  '../shop/src/part.ts': { file: 'shop.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  '../shop/src/cart.tsx': { file: 'later.js' },
  'virtual:messages/chat-widget/de_DE': { file: 'chat-de.js' },
  'virtual:messages/chat-widget/ar': { file: 'chat-ar.js' },
  'virtual:messages/widgets/de_DE': { file: 'de.js' },
};
const sizes: Record<string, number> = {
  ...{ 'v1/foyer.js': 2_500, 'chat.js': 30_000, 'shop.js': 5_000, 'shared.js': 80_000, 'later.js': 9_000 },
  ...{ 'chat-de.js': 3_000, 'chat-ar.js': 4_000, 'de.js': 1_000 },
};

test('the script, and each part with what it loads at once and the largest of its languages', () => {
  const measured = measureEmbed(manifest, { script: 3, parts: { chat: 120, shop: 90 } }, (file) => sizes[file]!);
  expect(measured.map(({ size, budget }) => [size, budget])).toEqual([
    [2.5, 3],
    [114, 120],
    [86, 90],
  ]);
});

test('a widget without a budget is refused', () => {
  expect(() => measureEmbed(manifest, { script: 3, parts: { chat: 120 } }, () => 0)).toThrow(/shop has no budget/);
});
