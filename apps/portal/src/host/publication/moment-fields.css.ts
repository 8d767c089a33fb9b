import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const moment = style({ display: 'grid', gap: vars.space.xs });

/** An error below one field does not stretch the other. */
export const fields = style({ alignItems: 'start' });
