import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const place = style({ maxInlineSize: '60rem' });
export const download = style({ alignSelf: 'start' });
export const transcript = style({ maxInlineSize: vars.measure.prose });
