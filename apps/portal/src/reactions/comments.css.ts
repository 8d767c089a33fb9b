import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ inlineSize: '100%' });

export const list = style({ display: 'grid', gap: vars.space.l, margin: 0, padding: 0, listStyle: 'none' });

export const item = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space.s });

export const body = style({ display: 'grid', gap: vars.space.xxs });

export const byline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs });

export const aside = style({ marginInlineStart: 'auto' });

export const text = style({ overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xs });

export const form = style({ display: 'grid', gap: vars.space.s });

export const send = style({ justifySelf: 'start' });
