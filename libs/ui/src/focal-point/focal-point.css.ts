import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
export const hint = style({ margin: 0, overflowWrap: 'anywhere', color: vars.color.textMuted, fontSize: vars.size.s });

/** As large as the picture: presses are measured in it. */
export const area = style({
  position: 'relative',
  justifySelf: 'start',
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});
export const picture = style({
  inlineSize: 'auto',
  maxInlineSize: '100%',
  maxBlockSize: '45dvb',
  // What takes the place of one that cannot be shown has no width of its own.
  selectors: { 'span&': { inlineSize: '20rem' } },
});

const size = '28px';
/** Two rings, so that it is seen on light and on dark. */
export const mark = style({
  position: 'absolute',
  inlineSize: size,
  blockSize: size,
  border: `3px solid ${vars.color.onPhoto}`,
  borderRadius: vars.radius.pill,
  boxShadow: `0 0 0 2px ${vars.color.stage}, inset 0 0 0 2px ${vars.color.stage}`,
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
  selectors: { [`${area}:has(:focus-visible) &`]: { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' } },
});

export const cuts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.m });
export const cut = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  gap: vars.space.xxs,
  margin: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
});
const cutBox = style({ blockSize: '6rem', borderRadius: vars.radius.m, overflow: 'hidden' });
export const box = styleVariants({ wide: [cutBox, { aspectRatio: '21 / 9' }], tall: [cutBox, { aspectRatio: '3 / 4' }] });
