import { createVar, fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { motionAllowed, rightToLeft } from '../theme/tools.ts';

const fill = createVar();

export const progress = recipe({
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xxs,
    minInlineSize: 0,
    fontSize: vars.size.s,
  },
  variants: {
    tone: {
      brand: { vars: { [fill]: vars.color.brand } },
      positive: { vars: { [fill]: vars.color.positiveText } },
      critical: { vars: { [fill]: vars.color.critical } },
    },
    shape: {
      bar: {},
      ring: {
        display: 'inline-grid',
        maxInlineSize: '100%',
        justifyItems: 'center',
        textAlign: 'center',
        overflowWrap: 'anywhere',
      },
    },
  },
  defaultVariants: { tone: 'brand', shape: 'bar' },
});

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.s,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
});
export const label = style({ minInlineSize: 0, fontWeight: vars.weight.medium });
export const amount = style({
  marginInlineStart: 'auto',
  // A long label leaves it its words in one line as far as there is room.
  flexShrink: 0,
  maxInlineSize: '50%',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });
const sweepBack = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-250%)' } });
const breathe = keyframes({ '50%': { opacity: 0.4 } });

/** Round the native element: what moves while the duration is unknown cannot be drawn inside it. */
export const track = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: '0.5rem',
  borderRadius: vars.radius.pill,
  background: vars.color.neutralLine,
  '::after': { content: '', position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: 'inherit' },
  selectors: {
    '&:has(:indeterminate)::after': { inlineSize: '100%', background: fallbackVar(fill, vars.color.brand), opacity: 0.55 },
  },
  '@media': {
    [motionAllowed]: {
      selectors: {
        '&:has(:indeterminate)::after': { inlineSize: '40%', opacity: 1, animation: `${sweep} 1.4s ${vars.easing.standard} infinite` },
        [`${rightToLeft}:has(:indeterminate)::after`]: { animationName: sweepBack },
      },
    },
    '(forced-colors: active)': {
      border: '1px solid',
      selectors: { '&:has(:indeterminate)::after': { background: 'Highlight' } },
    },
  },
});

const value = { background: fill, borderRadius: vars.radius.pill, transition: `inline-size ${vars.duration.slow} ${vars.easing.standard}` };
const forced = { background: 'Highlight' };

export const bar = style({
  display: 'block',
  appearance: 'none',
  inlineSize: '100%',
  blockSize: '100%',
  border: 0,
  background: 'transparent',
  // Each engine drops a rule that names a part it does not know, so the parts cannot share one.
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': value,
  '::-moz-progress-bar': value,
  selectors: { '&:indeterminate::-moz-progress-bar': { background: 'transparent' } },
  '@media': { '(forced-colors: active)': { '::-webkit-progress-value': forced, '::-moz-progress-bar': forced } },
});

export const ringPlace = style({ position: 'relative', display: 'grid', placeItems: 'center' });
export const ring = recipe({
  base: { transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 3.5 },
  variants: { size: { s: { inlineSize: '1.5rem', blockSize: '1.5rem' }, m: { inlineSize: '4rem', blockSize: '4rem' } } },
  defaultVariants: { size: 'm' },
});
export const ringTrack = style({ stroke: vars.color.neutralLine });
export const ringValue = style({
  stroke: fill,
  strokeLinecap: 'round',
  transition: `stroke-dasharray ${vars.duration.slow} ${vars.easing.standard}`,
  '@media': { '(forced-colors: active)': { stroke: 'Highlight' } },
});
const turn = keyframes({ from: { transform: 'rotate(-90deg)' }, to: { transform: 'rotate(270deg)' } });
export const waiting = style({
  '@media': {
    [motionAllowed]: { animation: `${turn} 1.1s linear infinite` },
    '(prefers-reduced-motion: reduce)': { animation: `${breathe} 2s ease-in-out infinite` },
  },
});
export const ringAmount = style({
  position: 'absolute',
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});

/** Below its label, where it is too long for the middle of the ring. */
export const longAmount = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });

export type ProgressVariants = NonNullable<RecipeVariants<typeof progress>>;
export type RingVariants = NonNullable<RecipeVariants<typeof ring>>;
