import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const row = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.xxs,
  paddingInline: vars.space.s,
  paddingBlockStart: '0.125rem',
  scrollMarginBlockStart: vars.space.xxl,
});
export const ownRow = style({ flexDirection: 'row-reverse' });
export const firstRow = style({ paddingBlockStart: vars.space.s });
export const face = style({ inlineSize: '2.5rem', flexShrink: 0, alignSelf: 'flex-start' });
export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: vars.space.xxs,
  flex: 1,
  minInlineSize: 0,
});
export const ownStack = style({ justifyItems: 'end' });
/** A message with what can be done with it. */
export const line = style({ display: 'flex', alignItems: 'flex-end', gap: vars.space.xxs, inlineSize: '100%' });
export const sender = style({ color: vars.color.textMuted, fontSize: vars.size.xs, fontWeight: vars.weight.medium });
export const bubble = style({
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '80%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
});
export const ownBubble = style({ background: vars.color.brandSoft });
export const marked = style({ outline: `2px solid ${vars.color.focus}` });
export const text = style({ minInlineSize: 0, overflowWrap: 'anywhere', fontSize: vars.size.s });
export const link = style({ color: 'inherit', textDecoration: 'underline' });
export const mention = style({ color: 'inherit', fontWeight: vars.weight.strong });
export const gone = style({ color: vars.color.textMuted, fontSize: vars.size.s, fontStyle: 'italic' });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});
export const quote = style({
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  border: 0,
  borderInlineStart: `3px solid ${vars.color.brandLine}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.textMuted,
  font: 'inherit',
  fontSize: vars.size.xs,
  textAlign: 'start',
});
export const quoteButton = style({ cursor: 'pointer' });
export const quoteText = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minInlineSize: 0 });
export const quoteName = style({ fontWeight: vars.weight.strong, color: vars.color.text });
export const pictures = style({ display: 'grid', gap: vars.space.xxs, gridTemplateColumns: 'repeat(2, minmax(0, 7.5rem))' });
export const onePicture = style({ gridTemplateColumns: 'minmax(0, 15rem)' });
export const picture = style({
  display: 'block',
  padding: 0,
  border: 0,
  borderRadius: vars.radius.m,
  overflow: 'hidden',
  background: 'none',
  cursor: 'pointer',
});
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.target.size,
  minInlineSize: 0,
  color: 'inherit',
  fontSize: vars.size.s,
});
export const fileName = style({ minInlineSize: 0, display: 'grid' });
export const reactions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });
export const signs = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xxs });
export const sign = style({
  // A line of a menu fills it, whichever sheet comes first.
  selectors: {
    '&&': { inlineSize: 'auto', minInlineSize: vars.target.size, minBlockSize: vars.target.size, justifyContent: 'center', padding: 0 },
    '&&[aria-pressed="true"]': { background: vars.color.brandSoft },
  },
  fontSize: vars.size.l,
});
export const centred = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  textAlign: 'center',
});
export const newLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  color: vars.color.brandText,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
  selectors: {
    '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.brandLine}` },
  },
});
