import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** An icon and its words. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minInlineSize: 0,
  minBlockSize: vars.target.size,
  overflowWrap: 'anywhere',
});

export const faults = style({ margin: 0, paddingInlineStart: vars.space.l, overflowWrap: 'anywhere' });
