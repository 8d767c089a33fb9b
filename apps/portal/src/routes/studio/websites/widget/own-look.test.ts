import { expect, it } from 'vitest';
import { lookCss } from './own-look.ts';

const usual = {
  scales: { '--foyer-radius-m': '0.6rem' },
  light: { variables: { '--foyer-color-brand': 'teal', '--foyer-color-text': 'black' } },
  dark: { variables: { '--foyer-color-brand': 'cyan' } },
};
const own = {
  scales: { '--foyer-radius-m': '0.125rem' },
  light: { variables: { '--foyer-color-brand': 'maroon', '--foyer-color-text': 'black' } },
  dark: { variables: { '--foyer-color-brand': 'pink' } },
};

it('names what differs, for the dark by itself', () => {
  expect(lookCss('foyer-shop', own, usual, 'auto')).toBe(
    [
      'foyer-shop::part(root) {',
      '  --foyer-radius-m: calc(0.125 * var(--foyer-unit, 16px));',
      '  --foyer-color-brand: maroon;',
      '}',
      '@media (prefers-color-scheme: dark) {',
      '  foyer-shop::part(root) {',
      '    --foyer-color-brand: pink;',
      '  }',
      '}',
    ].join('\n'),
  );
});

it('names one mode where the page has chosen it', () => {
  expect(lookCss('foyer-chat', own, usual, 'dark')).toBe(
    'foyer-chat::part(root) {\n  --foyer-radius-m: calc(0.125 * var(--foyer-unit, 16px));\n  --foyer-color-brand: pink;\n}',
  );
});

it('is empty where nothing differs', () => {
  expect(lookCss('foyer-shop', usual, usual, 'auto')).toBe('');
});
