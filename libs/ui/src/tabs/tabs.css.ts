import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const tabs = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l, minInlineSize: 0 });

export const list = style({
  display: 'flex',
  gap: vars.space.xxs,
  overflowX: 'auto',
  // The tab that is cut off at the edge shows that there is more; a bar would hide the line below the tabs.
  scrollbarWidth: 'none',
  overscrollBehaviorInline: 'contain',
  boxShadow: `inset 0 -1px ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const tab = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: '3rem',
  minInlineSize: vars.target.size,
  // Longer words break: a tab never takes the whole list on a phone.
  maxInlineSize: 'min(16rem, 80%)',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderStartStartRadius: vars.radius.m,
  borderStartEndRadius: vars.radius.m,
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  transition: `color ${vars.duration.quick} ${vars.easing.standard}, background-color ${vars.duration.quick} ${vars.easing.standard}`,
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: vars.space.xs,
    insetBlockEnd: 0,
    blockSize: 3,
    borderStartStartRadius: vars.radius.pill,
    borderStartEndRadius: vars.radius.pill,
    background: 'transparent',
    transition: `background-color ${vars.duration.steady} ${vars.easing.standard}`,
  },
  selectors: {
    '&[data-selected]': { color: vars.color.brandText },
    '&[data-selected]::after': { background: vars.color.brand },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-3px' },
    '&[data-disabled]': { color: vars.color.textMuted, opacity: 0.55, cursor: 'not-allowed' },
    '&[data-pressed]:not([data-selected])': { background: vars.color.neutralSoft },
  },
  '@media': {
    [canHover]: { selectors: { '&[data-hovered]:not([data-selected])': { color: vars.color.text, background: vars.color.neutralSoft } } },
    '(forced-colors: active)': { selectors: { '&[data-selected]::after': { background: 'Highlight' } } },
  },
});

export const label = style({ minInlineSize: 0 });

export const count = style({ flexShrink: 0, maxInlineSize: 'none', whiteSpace: 'nowrap' });

export const panel = style({
  minInlineSize: 0,
  borderRadius: vars.radius.s,
  selectors: { '&[data-inert]': { display: 'none' } },
});
