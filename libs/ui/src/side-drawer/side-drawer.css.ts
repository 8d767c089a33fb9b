import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const content = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.l });

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
});

// The lines of the menu begin where the words above them do.
export const menu = style({ marginInline: `calc(-1 * ${vars.space.s})` });
