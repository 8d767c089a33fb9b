import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const creation = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.s });
export const made = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});
