import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { leadCover, leadFlow, textLines } from '../grid/lead.css.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover, motionAllowed } from '../theme/tools.ts';

export const card = style({ blockSize: '100%', flexDirection: fallbackVar(leadFlow, 'column') });
export const cover = style({ overflow: 'hidden', flex: fallbackVar(leadCover, 'none') });
export const image = style({
  // Beside the words it is as high as they are at least.
  minBlockSize: '100%',
  '@media': {
    [motionAllowed]: { transition: `transform ${vars.duration.slow} ${vars.easing.standard}` },
    [`${canHover} and ${motionAllowed}`]: { selectors: { [`${card}:has(a):hover &`]: { transform: 'scale(1.025)' } } },
  },
});
export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  flexGrow: 1,
  minInlineSize: 0,
  padding: vars.space.l,
  paddingBlockStart: vars.space.m,
});
export const overline = style({
  color: vars.color.brandText,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
  letterSpacing: '0.02em',
});
const words = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const text = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 7: 7 }, (lines) => [
  words,
  { WebkitLineClamp: fallbackVar(textLines, `${lines}`) },
]);
export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

/** Stronger than what the parts are elsewhere, in whichever order the styles come. */
const inLowRow = (rule: object) => style({ '@container': { '(width < 35rem)': { selectors: { '&&': rule } } } });

/** A row of 96 px. */
export const low = {
  card: inLowRow({ flexDirection: 'row', blockSize: 'auto', minBlockSize: '6rem' }),
  cover: inLowRow({ position: 'relative', flex: '0 0 6rem' }),
  image: inLowRow({ position: 'absolute', inset: 0, blockSize: '100%', aspectRatio: 'auto' }),
  body: inLowRow({ justifyContent: 'center', gap: vars.space.xxs, paddingBlock: vars.space.xxs, paddingInline: vars.space.m }),
  aside: inLowRow({ display: 'none' }),
  meta: inLowRow({ marginBlockStart: 0, paddingBlockStart: 0, maxBlockSize: '1.5rem', overflow: 'hidden' }),
};
