import { style } from '@vanilla-extract/css';
import { drawing, input } from '../choice/choice.css.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const ring = style([input, { borderRadius: '50%' }]);

export const dot = style([
  drawing,
  {
    inlineSize: '0.5625rem',
    blockSize: '0.5625rem',
    borderRadius: '50%',
    background: 'currentColor',
    selectors: { 'input:checked ~ &': { opacity: 1, transform: 'none' } },
    '@media': { print: { printColorAdjust: 'exact' } },
  },
]);

/** As many beside each other as have room. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.s,
  marginBlock: vars.space.xxs,
});

export const card = style({
  blockSize: '100%',
  padding: vars.space.m,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}, border-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&:has(:checked)': {
      borderColor: vars.color.brand,
      background: vars.color.brandSoft,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}`,
    },
    '&:has(:disabled)': { borderColor: vars.color.line, background: vars.color.surfaceSunken, boxShadow: 'none' },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
    '[aria-invalid="true"] &': { borderColor: vars.color.critical },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:checked, :disabled))': { borderColor: vars.color.textMuted } } },
    '(forced-colors: active)': { selectors: { '&:has(:checked)': { borderColor: 'Highlight', borderWidth: '2px' } } },
  },
});
// The ring goes round the card.
export const inCard = style({ selectors: { '&:focus-visible': { outline: 'none' } } });
