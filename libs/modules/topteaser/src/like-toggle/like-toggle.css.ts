import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const toggle = style({ pointerEvents: 'auto' });

/** A line of its own below the row of facts: between them it would push the last one away. */
export const failed = style({ order: 1, flexBasis: '100%', display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xs });

export const filled = style({ fill: 'currentColor' });
