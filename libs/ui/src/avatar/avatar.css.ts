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

export type AvatarVariants = NonNullable<RecipeVariants<typeof avatar>>;
