import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const intro = style({ display: 'grid', gap: vars.space.xs });

export const list = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });

export const card = style({
  display: 'flex',
  flexDirection: 'row',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
});

export const icon = style({ alignSelf: 'start', color: vars.color.textMuted, paddingBlockStart: vars.space.xs });

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, display: 'grid', overflowWrap: 'anywhere' });

export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.s });

export const action = style({ display: 'grid', gap: vars.space.s });
