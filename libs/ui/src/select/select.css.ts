import { style } from '@vanilla-extract/css';
import { oneLine } from '../clamp/clamp.css.ts';
import { vars } from '../theme/contract.css.ts';

export const root = style({ minInlineSize: 0 });
export const place = style({ position: 'relative' });

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  paddingInlineEnd: '2.5rem',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&&:enabled': { background: vars.color.surface },
    [`${root}[data-invalid] &`]: { borderColor: vars.color.critical, boxShadow: `inset 0 0 0 1px ${vars.color.critical}` },
  },
});
/** There is a cross before the chevron. */
export const clearable = style({ paddingInlineEnd: '4.75rem' });

export const value = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  flex: 1,
  minInlineSize: 0,
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});
/** One line: the whole value is in the list. */
export const words = style([oneLine, { minInlineSize: 0 }]);

export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  insetBlock: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
export const clear = style({
  selectors: { '&&': { position: 'absolute', insetInlineEnd: '2.125rem', insetBlockStart: 0, color: vars.color.textMuted } },
});
