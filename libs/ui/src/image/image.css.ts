import { createVar, fallbackVar, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { from } from '../theme/tools.ts';

const ratio = (value: string) => ({ aspectRatio: value, objectFit: 'cover' as const });

/** Into how many steps the focal point's way from edge to edge is parted: the page's policy refuses `style` attributes, so each is a rule. */
export const focalSteps = 10;
const across = createVar();
const down = createVar();
const steps = (axis: 'x' | 'y', place: string) =>
  Object.fromEntries(
    Array.from({ length: focalSteps + 1 }, (_, step) => [
      `&[data-${axis}="${step}"]`,
      { vars: { [place]: `${(step * 100) / focalSteps}%` } },
    ]),
  );

export const image = recipe({
  base: {
    display: 'block',
    inlineSize: '100%',
    blockSize: 'auto',
    objectPosition: `${fallbackVar(across, '50%')} ${fallbackVar(down, '50%')}`,
    background: vars.color.skeleton,
    color: vars.color.textMuted,
    selectors: { ...steps('x', across), ...steps('y', down) },
  },
  variants: {
    ratio: {
      natural: {},
      '1:1': ratio('1'),
      '4:3': ratio('4 / 3'),
      '3:2': ratio('3 / 2'),
      '16:9': ratio('16 / 9'),
      '21:9': ratio('21 / 9'),
      /** Takes the box it is in. */
      fill: { blockSize: '100%', objectFit: 'cover' },
      /** Shows all of it inside the box it is in. */
      contain: { blockSize: '100%', objectFit: 'contain', background: 'transparent' },
    },
    rounded: { none: {}, m: { borderRadius: vars.radius.m }, l: { borderRadius: vars.radius.l } },
  },
  defaultVariants: { ratio: 'natural', rounded: 'none' },
});

/** Takes the place of an image in its shape and its box; small ones show the sign alone. */
export const missing = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  '@media': { '(forced-colors: active)': { border: '1px solid' } },
});

/** Nothing but the shape of the original. */
export const keeper = style({ inlineSize: '100%', blockSize: 'auto' });

export const missingFace = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.xxs,
  padding: '4%',
});
/** A third of a thumbnail, and never larger than a button. */
export const missingSign = style({ fontSize: 'clamp(0.8rem, 26cqi, 1.6rem)', opacity: 0.75 });
export const missingWords = style({
  display: 'none',
  maxInlineSize: '100%',
  overflow: 'hidden',
  fontSize: vars.size.xs,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  '@container': { [from(224)]: { display: '-webkit-box' } },
});

export type ImageVariants = NonNullable<RecipeVariants<typeof image>>;
