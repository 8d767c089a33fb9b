import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { canHover, from, motionAllowed } from '../theme/tools.ts';

/** The tile asks its own width how it lies: picture above, or beside where it is given a whole line. */
export const place = style({ containerType: 'inline-size', blockSize: '100%' });

export const tile = style({ blockSize: '100%' });
export const withIcon = style({
  '@container': { [from(288)]: { flexDirection: 'row', alignItems: 'center' } },
});
export const disabled = style({ background: vars.color.surfaceSunken, boxShadow: 'none' });

export const cover = style({ position: 'relative', overflow: 'hidden' });
export const image = recipe({
  base: {
    '@media': {
      [motionAllowed]: { transition: `transform ${vars.duration.slow} ${vars.easing.standard}` },
      [`${canHover} and ${motionAllowed}`]: { selectors: { [`${tile}:has(a):hover &`]: { transform: 'scale(1.025)' } } },
    },
  },
  variants: { disabled: { true: { filter: 'grayscale(1)', opacity: 0.6 } } },
});

export const icon = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '3.5rem',
    blockSize: '3.5rem',
    margin: vars.space.m,
    marginBlockEnd: 0,
    borderRadius: vars.radius.m,
    background: vars.color.brandSoft,
    color: vars.color.brandText,
    fontSize: vars.size.xl,
    '@container': { [from(288)]: { marginBlockEnd: vars.space.m, marginInlineEnd: 0 } },
    '@media': {
      [motionAllowed]: { transition: `background-color ${vars.duration.quick} ${vars.easing.standard}` },
      [canHover]: { selectors: { [`${tile}:has(a):hover &`]: { background: vars.color.brandSoftHover } } },
    },
  },
  variants: { disabled: { true: { background: vars.color.neutralSoft, color: vars.color.textMuted } } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flexGrow: 1,
  minInlineSize: 0,
  padding: vars.space.m,
});
export const text = style({ color: vars.color.textMuted, fontSize: vars.size.s, lineHeight: vars.leading.snug });
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
});

export const head = style({ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: vars.space.xs, minInlineSize: 0 });
export const badge = style({ flexShrink: 0, maxInlineSize: '50%' });
export const badgeOnPicture = style({
  position: 'absolute',
  insetBlockStart: vars.space.s,
  insetInlineEnd: vars.space.s,
  maxInlineSize: '60%',
});
/** Keeps the shape of a picture for those who have none, so that a row of tiles stays even. */
export const blank = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    background: vars.color.surfaceSunken,
    color: vars.color.textMuted,
    fontSize: vars.size.display,
  },
  variants: { ratio: { '1:1': { aspectRatio: '1' }, '4:3': { aspectRatio: '4 / 3' }, '3:2': { aspectRatio: '3 / 2' } } },
});

/** Stronger than what the parts are elsewhere, in whichever order the styles come. */
const inLowRow = (rule: object) => style({ selectors: { '&&': rule } });

/** A row of 64 px. */
export const low = {
  tile: inLowRow({ flexDirection: 'row', alignItems: 'center', minBlockSize: '4rem' }),
  icon: inLowRow({ inlineSize: '2.5rem', blockSize: '2.5rem', margin: vars.space.xs, marginInlineEnd: 0, fontSize: vars.size.l }),
  body: inLowRow({ paddingBlock: vars.space.xs, paddingInline: vars.space.xs }),
  title: inLowRow({ fontSize: vars.size.s, hyphens: 'auto' }),
};
