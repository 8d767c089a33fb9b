import { describe, expect, it } from 'vitest';
import { themeHead } from './theme-head.ts';

const solara = { brand_color: '#b4502f', corner_style: 'round', font_pair: 'classic', logo: null } as const;
const metas = (head: string) =>
  [...head.matchAll(/<meta [^>]*media="([^"]*)" content="([^"]*)">/g)].map(([, media, color]) => [media, color]);

describe('the head of a document', () => {
  it('carries the customer’s theme under the nonce', () => {
    const head = themeHead({ theme: solara, scheme: 'system' }, 'abc');
    expect(head).toMatch(/<style nonce="abc" data-customer-theme>:root,:host\{--foyer-font-text:'Foyer Classic Text'/);
    expect(head).toContain('--foyer-color-brand:');
    expect(head.match(/<style/g)).toHaveLength(1);
  });

  it.each([[null], [{ ...solara, brand_color: '#0d5a64', corner_style: 'soft', font_pair: 'humanist' } as const]])(
    'carries no styles for Foyer’s own theme (%j)',
    (theme) => {
      expect(themeHead({ theme, scheme: 'system' }, 'abc')).not.toContain('<style');
    },
  );

  it.each([
    ['system', ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']],
    ['light', ['all', 'not all']],
    ['dark', ['not all', 'all']],
  ] as const)('colours the browser’s bar; with the scheme %s for %j', (scheme, media) => {
    const found = metas(themeHead({ theme: null, scheme }, 'abc'));
    expect(found.map(([one]) => one)).toEqual(media);
    expect(found.map(([, color]) => color)).toEqual(['#fffdfb', '#211f1c']);
  });

  it('stays sound where a colour was written past the service', () => {
    expect(themeHead({ theme: { ...solara, brand_color: '#ffffff' }, scheme: 'dark' }, 'abc')).toContain('--foyer-color-brand:oklch(');
  });
});
