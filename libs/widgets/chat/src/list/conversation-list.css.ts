import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ padding: `${vars.space.s} ${vars.space.m}` });
export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const more = style({ display: 'flex', justifyContent: 'center', padding: vars.space.m });
