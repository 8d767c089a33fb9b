import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover, from } from '../theme/tools.ts';

/** From here on the numbers have room; below, the place is in words. */
const roomForNumbers = from(576);

export const nav = style({ containerType: 'inline-size', inlineSize: '100%', '@media': { print: { display: 'none' } } });

export const list = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xxs,
  '@container': { [roomForNumbers]: { justifyContent: 'center' } },
});

export const slot = style({ display: 'none', '@container': { [roomForNumbers]: { display: 'block' } } });
export const summary = style({
  minInlineSize: 0,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@container': { [roomForNumbers]: { display: 'none' } },
});
export const gap = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.size,
  blockSize: vars.target.size,
  color: vars.color.textMuted,
});

export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xxs,
  minInlineSize: vars.target.size,
  maxInlineSize: '100%',
  minBlockSize: vars.target.size,
  paddingInline: vars.space.xs,
  border: '1px solid transparent',
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.size.s,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.leading.snug,
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
  selectors: {
    '&[aria-current="page"]': { background: vars.color.brand, color: vars.color.onBrand, fontWeight: vars.weight.strong },
    '&[aria-disabled="true"]': { color: vars.color.textMuted, cursor: 'default', opacity: 0.55 },
    '&:active:not([aria-current], [aria-disabled="true"])': { background: vars.color.brandSoftHover },
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not([aria-current], [aria-disabled="true"])': { background: vars.color.brandSoft } } },
    '(forced-colors: active)': { selectors: { '&[aria-current="page"]': { borderColor: 'Highlight', color: 'Highlight' } } },
  },
});

/** Previous and next: their words are shown where there is room for them. */
export const edge = style([step, { flexShrink: 0, paddingInline: vars.space.s, color: vars.color.brandText }]);
export const edgeItem = style({ flexShrink: 0, maxInlineSize: '40%' });
export const edgeLabel = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  // The arrow is enough on the narrowest screens; the words remain for screen readers.
  '@container': {
    '(max-width: 18rem)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
