import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ position: 'relative' });

export const pop = style({
  position: 'absolute',
  zIndex: 2,
  insetInline: 0,
  insetBlockStart: `calc(100% + ${vars.space.xxs})`,
  maxInlineSize: '28rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surfaceRaised,
  boxShadow: vars.shadow.high,
  color: vars.color.text,
  overflow: 'hidden',
  selectors: {
    '&[data-side="above"]': { insetBlockStart: 'auto', insetBlockEnd: `calc(100% + ${vars.space.xxs})` },
  },
});

export const list = style({
  margin: 0,
  padding: vars.space.xxs,
  maxBlockSize: '15rem',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
});

export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.target.size,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  lineHeight: vars.leading.snug,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.neutralSoft },
    '&[aria-selected="true"]': { background: vars.color.brandSoft, color: vars.color.brandText },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&[aria-selected="true"]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});

// Names in another script begin where the others do.
export const words = style({ display: 'grid', justifyItems: 'start' });
export const name = style({ fontWeight: vars.weight.strong });
export const position = style({ color: vars.color.textMuted, fontSize: vars.size.s });
export const status = style({ padding: vars.space.m, color: vars.color.textMuted, fontSize: vars.size.s });
