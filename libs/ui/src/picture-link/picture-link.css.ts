import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const link = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  background: vars.color.surfaceSunken,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: '-4px', outlineColor: vars.color.onPhoto, boxShadow: `inset 0 0 0 4px ${vars.color.photoShade}` },
});

export const sign = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.size,
  blockSize: vars.target.size,
  borderRadius: vars.radius.pill,
  background: vars.color.photoShade,
  color: vars.color.onPhoto,
  '@media': { print: { display: 'none' } },
});
