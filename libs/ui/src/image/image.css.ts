import { style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

const ratio = (value: string) => ({ aspectRatio: value, objectFit: 'cover' as const });

export const image = recipe({
  base: { display: 'block', inlineSize: '100%', blockSize: 'auto', background: vars.color.skeleton, color: vars.color.textMuted },
  variants: {
    ratio: {
      natural: {},
      '1:1': ratio('1'),
      '4:3': ratio('4 / 3'),
      '3:2': ratio('3 / 2'),
      '16:9': ratio('16 / 9'),
      '21:9': ratio('21 / 9'),
      /** Takes the box it stands in. */
      fill: { blockSize: '100%', objectFit: 'cover' },
      /** Shows all of it inside the box it stands in. */
      contain: { blockSize: '100%', objectFit: 'contain', background: 'transparent' },
    },
    rounded: { none: {}, m: { borderRadius: vars.radius.m }, l: { borderRadius: vars.radius.l } },
  },
  defaultVariants: { ratio: 'natural', rounded: 'none' },
});

export const missingMark = style({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  fill: 'none',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  opacity: 0.55,
});

export type ImageVariants = NonNullable<RecipeVariants<typeof image>>;
