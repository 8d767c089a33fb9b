import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const group = style({ display: 'inline-flex', maxInlineSize: '100%', verticalAlign: 'middle' });

/** A rim of the ground, so that faces that overlap stay apart. */
export const person = style({
  display: 'grid',
  minInlineSize: 0,
  borderRadius: '50%',
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  selectors: { '& + &': { marginInlineStart: '-0.5rem' } },
});
export const more = style({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: '2.5rem',
  blockSize: '2.5rem',
  paddingInline: vars.space.xs,
  // As round as the faces, and straight above and below a longer figure.
  borderRadius: '1.25rem',
  background: vars.color.neutralSoft,
  color: vars.color.neutralText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${person}:has(> ${more})`, { borderRadius: '1.25rem' });
