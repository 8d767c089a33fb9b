import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const trigger = style({ paddingInline: vars.space.xxs });
export const people = style({ display: 'grid', gap: vars.space.s, margin: 0, padding: 0, listStyle: 'none' });
export const person = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });
export const words = style({ display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' });
