import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const wordmark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.text,
  minInlineSize: 0,
});

/** The logo above the title; both fit into the height of the bar. */
export const stacked = style([wordmark, { flexDirection: 'column', alignItems: 'flex-start', gap: 0, fontSize: vars.size.xs }]);

export const sign = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: vars.space.xl,
  blockSize: vars.space.xl,
  borderRadius: vars.radius.m,
  background: vars.color.brand,
  color: vars.color.onBrand,
});

export const name = style({
  fontFamily: vars.font.headline,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
  // Descenders are not cut off.
  paddingBlock: '0.15em',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

/** Its width follows from its shape, which the attributes give before it is loaded. */
export const logo = style({
  display: 'block',
  inlineSize: 'auto',
  blockSize: vars.space.xl,
  maxInlineSize: 'min(10rem, 100%)',
  objectFit: 'contain',
  // Logos are drawn for paper. In the dark they keep a piece of it, painted outside so that nothing takes more room.
  background: vars.color.logoGround,
  boxShadow: `0 0 0 ${vars.space.xxs} ${vars.color.logoGround}`,
  borderRadius: vars.radius.s,
});

// One above the other they share the height.
globalStyle(`${stacked} > ${name}`, { fontSize: vars.size.s, maxInlineSize: '100%' });
globalStyle(`${stacked} > ${logo}, ${stacked} > ${sign}`, { blockSize: vars.space.l });
globalStyle(`${stacked} > ${sign}`, { inlineSize: vars.space.l });
