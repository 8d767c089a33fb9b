import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const slide = style({ display: 'grid', gap: vars.space.xs });

export const open = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  // As wide as the module and never taller than the screen.
  aspectRatio: '16 / 9',
  maxBlockSize: '75vb',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.l,
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
});

export const caption = style({ color: vars.color.textMuted, fontSize: vars.size.s });
