import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const group = style({ minInlineSize: 0, padding: 0, border: 0, overflowWrap: 'anywhere' });
// A legend is laid out by rules of its own: it keeps to no grid and no gap.
export const legend = style({ padding: 0, marginBlockEnd: vars.space.xxs });
export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xxs });
