import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const place = style({ position: 'relative', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'center' });
export const select = style({
  appearance: 'none',
  paddingInlineEnd: '2.5rem',
  cursor: 'pointer',
  textOverflow: 'ellipsis',
  // Otherwise the browser measures all options, which loads the fonts of languages that no one has chosen.
  fieldSizing: 'content',
});
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: vars.space.s,
  display: 'grid',
  color: vars.color.textMuted,
  pointerEvents: 'none',
});
