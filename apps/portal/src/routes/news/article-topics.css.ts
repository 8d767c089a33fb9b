import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const topics = style({ marginBlockStart: vars.space.xl, '@media': { print: { display: 'none' } } });
export const publication = style({ marginBlockEnd: vars.space.l, '@media': { print: { display: 'none' } } });
