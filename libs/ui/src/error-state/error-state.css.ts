import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  gap: vars.space.m,
  paddingBlock: `clamp(${vars.space.l}, 4vb, ${vars.space.xxxl}) ${vars.space.xxxl}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const code = style({
  color: vars.color.brandText,
  fontFamily: vars.font.headline,
  fontSize: '4.5rem',
  lineHeight: '1',
  fontVariantNumeric: 'lining-nums',
});
const calm = { background: vars.color.neutralSoft, color: vars.color.neutralText };

export const icon = recipe({
  base: { display: 'grid', placeItems: 'center', inlineSize: '4rem', blockSize: '4rem', borderRadius: '50%', fontSize: '1.375rem' },
  variants: {
    kind: {
      failing: { background: vars.color.criticalSoft, color: vars.color.criticalText },
      offline: { background: vars.color.warningSoft, color: vars.color.warningText },
      forbidden: calm,
      notFound: calm,
    },
  },
});
export const text = style({ inlineSize: 'min(34rem, 100%)', color: vars.color.textMuted, textWrap: 'pretty' });
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  marginBlockStart: vars.space.xs,
});
export const more = style({ inlineSize: 'min(28rem, 100%)', marginBlockStart: vars.space.l, textAlign: 'start' });
export const compact = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.l,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.l,
});
export const compactBody = style({ flex: '1 1 12rem', minInlineSize: 0 });
export const compactIcon = styleVariants(
  { failing: vars.color.criticalText, offline: vars.color.warningText, forbidden: vars.color.textMuted, notFound: vars.color.textMuted },
  (color) => ({ color }),
);
export const compactTitle = style({ fontWeight: vars.weight.strong });

// Centred children are as wide as their longest word otherwise.
globalStyle(`${page} > *`, { maxInlineSize: '100%' });
