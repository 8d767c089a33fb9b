import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** A row of a list that is pressed as a whole. */
export const rowButton = style({
  inlineSize: '100%',
  paddingInline: vars.space.m,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.neutralSoft },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

/** A name or text in any script, which begins where the others do. */
export const anyScript = style({ textAlign: ['-webkit-match-parent', 'match-parent'] });
