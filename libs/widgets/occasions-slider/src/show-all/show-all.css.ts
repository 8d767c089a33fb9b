import { style } from '@vanilla-extract/css';

export const place = style({ display: 'flex', justifyContent: 'center' });
