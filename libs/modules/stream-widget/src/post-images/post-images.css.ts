import { vars } from '@foyer/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** One large, two side by side, three with a large first one, four in a square. */
export const grid = styleVariants(
  {
    1: { gridTemplateColumns: 'minmax(0, 1fr)' },
    2: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    3: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    4: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
  (columns) => [{ display: 'grid', gap: vars.space.xs, maxInlineSize: '40rem', borderRadius: vars.radius.m, overflow: 'hidden' }, columns],
);

export const cell = style({ aspectRatio: '3 / 2', minInlineSize: 0 });
export const wide = style({ gridColumn: '1 / -1', aspectRatio: '16 / 9' });

export const open = style({
  position: 'relative',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  padding: 0,
  border: 0,
  background: vars.color.surfaceSunken,
  cursor: 'zoom-in',
  ':focus-visible': { outlineOffset: '-4px', outlineColor: vars.color.onPhoto, boxShadow: `inset 0 0 0 4px ${vars.color.photoShade}` },
});

/** How many more there are, over the last picture that shows. */
export const rest = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.photoShade,
  color: vars.color.onPhoto,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
});
