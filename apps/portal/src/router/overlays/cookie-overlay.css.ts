import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const categories = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  border: 0,
  margin: 0,
  padding: 0,
  minInlineSize: 0,
});

export const services = style({ display: 'grid', gap: vars.space.m });

export const list = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
