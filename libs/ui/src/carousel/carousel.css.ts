import { createVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/tools.ts';

const gap = createVar();

export const carousel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Where it is given more height than it needs, the slides take it.
  gridTemplateRows: '1fr auto',
  gap: vars.space.s,
  minInlineSize: 0,
});

// Room for the focus rings of what touches the edge; the gap to the next slide is wider.
export const viewport = recipe({
  base: { overflow: 'clip', overflowClipMargin: '4px' },
  // Slides that are nothing but pictures are closer together (gallery spacing, content §9).
  variants: { spacing: { wide: { vars: { [gap]: vars.space.m } }, close: { vars: { [gap]: '10px' } } } },
  defaultVariants: { spacing: 'wide' },
});
// The gap is part of each slide: so it is also between the last and the first.
export const track = style({ display: 'flex', blockSize: '100%', marginInlineStart: `calc(-1 * ${gap})`, touchAction: 'pan-y pinch-zoom' });

/** From these widths of the place on two and four slides show. */
const two = from(560);
const four = from(960);
export const several = style({ containerType: 'inline-size' });

export const slide = recipe({
  base: { flex: '0 0 100%', minInlineSize: 0, paddingInlineStart: gap },
  variants: { perView: { one: {}, several: { '@container': { [two]: { flexBasis: '50%' }, [four]: { flexBasis: '25%' } } } } },
  defaultVariants: { perView: 'one' },
});

export const controls = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xxs,
    '@media': { '(scripting: none)': { display: 'none' }, print: { display: 'none' } },
  },
  variants: {
    place: {
      below: {},
      overlay: { position: 'absolute', insetBlockEnd: vars.space.m, insetInline: vars.space.m, gap: vars.space.xs, pointerEvents: 'none' },
    },
  },
});

/** Where all slides show there is nothing to turn; known from the width alone, so that nothing moves when scripts come. */
export const fitsFour = style({ '@container': { [four]: { display: 'none' } } });
export const fitsTwo = style({ '@container': { [two]: { display: 'none' } } });

export const counter = recipe({
  base: { marginInlineEnd: 'auto', color: vars.color.textMuted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' },
  variants: {
    place: {
      below: {},
      overlay: {
        paddingBlock: vars.space.xxs,
        paddingInline: vars.space.s,
        borderRadius: vars.radius.pill,
        background: vars.color.photoShade,
        color: vars.color.onPhoto,
      },
    },
  },
});

export const control = style({ pointerEvents: 'auto' });
