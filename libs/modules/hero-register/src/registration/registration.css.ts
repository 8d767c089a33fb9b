import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const registration = style({ inlineSize: '100%', maxInlineSize: vars.measure.form });

export const part = style({ display: 'grid', gap: vars.space.l });

export const intro = style({ display: 'grid', gap: vars.space.xs });

export const form = style({ display: 'grid', gap: vars.space.m });
