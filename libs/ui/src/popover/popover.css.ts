import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const panel = style({
  inlineSize: 'max-content',
  minInlineSize: 'min(14rem, 100%)',
  maxInlineSize: `min(24rem, 100vw - 2 * ${vars.space.s})`,
});

export const dialog = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.s,
  minBlockSize: 0,
  padding: vars.space.m,
  overflowY: 'auto',
  outline: 'none',
});

// The cross lines up with the title and the edge of the content.
export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.s,
  selectors: { '&:has(button)': { marginBlock: '-0.5rem', marginInlineEnd: '-0.5rem' } },
});
export const heading = style({ minInlineSize: 0, selectors: { '&:has(~ button)': { paddingBlock: '0.6rem' } } });
