import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** A line of its own: days and times are long, and the counts below stay in one row. */
export const event = style({ flexBasis: '100%', color: vars.color.brandText, fontWeight: vars.weight.strong });
