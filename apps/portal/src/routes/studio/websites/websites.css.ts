import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gap: vars.space.m });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });
export const origins = style({ display: 'grid', gap: vars.space.xxs, margin: 0, padding: 0, listStyle: 'none', overflowWrap: 'anywhere' });
export const fields = style({ display: 'grid', gap: vars.space.l });
export const keys = style({ display: 'grid', gap: vars.space.m, margin: 0, padding: 0, listStyle: 'none' });
export const key = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space.s });
export const made = style({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });
