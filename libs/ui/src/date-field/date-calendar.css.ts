import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const dialog = style({ padding: vars.space.s, outline: 'none', overflowY: 'auto' });

export const header = style({ display: 'flex', alignItems: 'center', gap: vars.space.xxs, marginBlockEnd: vars.space.xs });

const press = {
  border: 0,
  background: 'transparent',
  color: vars.color.text,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.quick} ${vars.easing.standard}`,
} as const;

export const step = style({
  ...press,
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: vars.target.size,
  blockSize: vars.target.size,
  padding: 0,
  borderRadius: vars.radius.pill,
  ':disabled': { opacity: 0.45, cursor: 'not-allowed' },
  '@media': { [canHover]: { selectors: { '&:hover:not(:disabled)': { background: vars.color.neutralSoft } } } },
});

export const choices = style({ display: 'flex', flex: 1, justifyContent: 'center', minInlineSize: 0 });

export const choice = style({
  ...press,
  appearance: 'none',
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.m,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
  textOverflow: 'ellipsis',
  '@media': { [canHover]: { ':hover': { background: vars.color.neutralSoft } } },
});
export const option = style({ background: vars.color.surface, color: vars.color.text, fontWeight: vars.weight.regular });

export const grid = style({
  inlineSize: `calc(7 * ${vars.target.size})`,
  maxInlineSize: '100%',
  borderSpacing: 0,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
});
export const weekday = style({
  padding: 0,
  paddingBlock: vars.space.xxs,
  color: vars.color.textMuted,
  // Arabic has no short names for them.
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.medium,
});

export const day = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: vars.target.size,
  borderRadius: vars.radius.pill,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-outside-month]': { visibility: 'hidden' },
    '&[data-hovered]': { background: vars.color.neutralSoft },
    '&[data-pressed]': { background: vars.color.brandSoftHover },
    '&[data-selected]': { background: vars.color.brand, color: vars.color.onBrand, fontWeight: vars.weight.strong },
    '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.55, cursor: 'not-allowed', textDecoration: 'line-through' },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-selected][data-focus-visible]': { outlineOffset: '2px', zIndex: vars.zIndex.raised },
    // Today has a dot, which the colour of the choice does not hide.
    '&[data-today]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '0.3125rem',
      inlineSize: '0.25rem',
      blockSize: '0.25rem',
      borderRadius: '50%',
      background: 'currentColor',
    },
  },
  '@media': {
    '(forced-colors: active)': {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      selectors: {
        '&[data-hovered]': { background: 'Canvas', outline: '1px solid Highlight' },
        '&[data-selected]': { background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled]': { color: 'GrayText', opacity: 1 },
      },
    },
  },
});
