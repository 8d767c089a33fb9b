import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const trigger = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });

export const panel = style({ display: 'grid', gap: vars.space.m, inlineSize: '20rem', maxInlineSize: '100%', padding: vars.space.s });
