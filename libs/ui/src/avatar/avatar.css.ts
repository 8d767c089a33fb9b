import { style, styleVariants } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const { color } = vars;

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: '50%',
    color: color.onPerson,
    fontWeight: vars.weight.strong,
    lineHeight: '1',
    letterSpacing: '0.01em',
    userSelect: 'none',
    verticalAlign: 'middle',
  },
  variants: {
    size: {
      xs: { inlineSize: '2rem', blockSize: '2rem', fontSize: '0.75rem' },
      s: { inlineSize: '2.5rem', blockSize: '2.5rem', fontSize: '0.9375rem' },
      m: { inlineSize: '4.5rem', blockSize: '4.5rem', fontSize: '1.625rem' },
      l: { inlineSize: '7rem', blockSize: '7rem', fontSize: '2.375rem' },
    },
  },
  defaultVariants: { size: 's' },
});

export const tones = styleVariants(
  { a: color.personA, b: color.personB, c: color.personC, d: color.personD, e: color.personE, f: color.personF },
  (background) => ({ background }),
);

export const photo = style({ position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const frame = style({ position: 'relative', display: 'inline-grid', flexShrink: 0, verticalAlign: 'middle' });

/** At 45 degrees on the circle's edge, cut out of it by a rim of the ground. Each state has a shape of its own, for colours alone say nothing. */
export const presence = recipe({
  base: {
    position: 'absolute',
    insetBlockEnd: '14.6%',
    insetInlineEnd: '14.6%',
    translate: '50% 50%',
    boxSizing: 'content-box',
    border: `2px solid ${color.surface}`,
    borderRadius: '50%',
    inlineSize: 'max(22%, 0.625rem)',
    maxInlineSize: '1.125rem',
    aspectRatio: '1',
    backgroundClip: 'padding-box',
    selectors: { '[dir="rtl"] &': { translate: '-50% 50%' } },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none' } },
  },
  variants: {
    state: {
      online: { background: color.positiveText },
      away: { background: `radial-gradient(circle at 25% 25%, ${color.surface} 40%, ${color.warningText} 43%)` },
      offline: { background: `radial-gradient(${color.surface} 38%, ${color.textMuted} 40%)` },
    },
  },
});

export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>;
