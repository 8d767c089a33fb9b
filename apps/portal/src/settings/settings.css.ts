import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** An icon and its words. */
export const line = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });

export const link = style([line, { display: 'flex', minBlockSize: vars.target.size, overflowWrap: 'anywhere' }]);

export const faults = style({ margin: 0, paddingInlineStart: vars.space.l, overflowWrap: 'anywhere' });
