import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** 260 px at the usual font size (content §9). */
const maxHeight = '16.25rem';

/** The pop-up of a field: as wide as the field. */
export const pop = style({ inlineSize: 'var(--trigger-width)', minInlineSize: 'min(14rem, 90vw)', overflow: 'hidden' });

/** The content of the pop-up when it is a dialog with a search field. */
export const listPlace = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0 });

export const list = style({
  flex: '0 1 auto',
  minBlockSize: 0,
  maxBlockSize: maxHeight,
  padding: vars.space.xxs,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  selectors: { '&[data-empty]': { display: 'none' } },
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  lineHeight: vars.leading.snug,
  outline: 'none',
  cursor: 'pointer',
  // Options scroll into view with the list's own padding.
  scrollMarginBlock: vars.space.xxs,
  selectors: {
    '&[data-focused], &[data-hovered]': { background: vars.color.neutralSoft },
    '&[data-pressed]': { background: vars.color.brandSoftHover },
    '&[data-selected]': { background: vars.color.brandSoft, color: vars.color.brandText, fontWeight: vars.weight.strong },
    '&[data-selected][data-focused]': { background: vars.color.brandSoftHover },
    '&[data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.focus}` },
    '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.7, cursor: 'not-allowed' },
    '& + &': { marginBlockStart: '1px' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-focused]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});

export const icon = style({ display: 'grid', flexShrink: 0, color: vars.color.textMuted });
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flex: 1, minInlineSize: 0 });
export const description = style({ color: vars.color.textMuted, fontSize: vars.size.s, fontWeight: vars.weight.regular });
export const tick = style({ display: 'grid', flexShrink: 0, color: vars.color.brandText });

/** The square of a list in which several can be chosen. */
export const square = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  background: vars.color.surface,
  color: vars.color.onBrand,
  fontSize: '0.75rem',
  selectors: { [`${option}[data-selected] &`]: { borderColor: vars.color.brand, background: vars.color.brand } },
});
globalStyle(`${option}:not([data-selected]) ${square} > *`, { visibility: 'hidden' });

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space.xs } } });
export const groupLabel = style({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
  fontWeight: vars.weight.strong,
});

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  paddingInline: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  color: vars.color.textMuted,
});
export const searchInput = style({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: '3rem',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: vars.color.text,
  fontSize: vars.size.m,
  '::-webkit-search-cancel-button': { display: 'none' },
});
export const searchField = style({ display: 'flex', flex: 1, minInlineSize: 0 });

export const status = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  padding: vars.space.m,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  lineHeight: vars.leading.snug,
  // It stays for screen readers, which listen only to what was there before its words.
  selectors: { '&:empty': { padding: 0 } },
});
// Its words give way to the button, which would break in the middle of a word.
globalStyle(`${status} > button`, { flexShrink: 0, maxInlineSize: '60%' });
export const failure = style({ color: vars.color.criticalText });

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  flexShrink: 0,
  padding: vars.space.xxs,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
