import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const place = style({ position: 'relative' });
export const root = style({ minInlineSize: 0 });
export const withStart = style({ paddingInlineStart: '2.75rem' });
export const withEnd = style({ paddingInlineEnd: '2.75rem' });

const edge = { position: 'absolute', insetBlock: 0, display: 'grid', placeItems: 'center', color: vars.color.textMuted } as const;
export const start = style({ ...edge, insetInlineStart: vars.space.s, pointerEvents: 'none' });
export const end = style({
  ...edge,
  insetInlineEnd: 0,
  inlineSize: vars.target.size,
  padding: 0,
  border: 0,
  background: 'transparent',
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
});
