import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const gap = vars.space.m;

export const carousel = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  minInlineSize: 0,
});

// Room for the focus rings of what touches the edge; the gap to the next slide is wider.
export const viewport = style({ overflow: 'clip', overflowClipMargin: '4px' });
// The gap is part of each slide: so it also stands between the last and the first.
export const track = style({ display: 'flex', blockSize: '100%', marginInlineStart: `calc(-1 * ${gap})`, touchAction: 'pan-y pinch-zoom' });
export const slide = style({ flex: '0 0 100%', minInlineSize: 0, paddingInlineStart: gap });

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
