import { cornerRoomVar, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** From here up the bottom bar is gone, which opens the chat otherwise (access §9). */
const wide = '(min-width: 60rem)';

export const launcher = style({
  position: 'fixed',
  insetInlineEnd: vars.space.l,
  insetBlockEnd: vars.space.l,
  zIndex: vars.zIndex.sticky,
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.high,
  '@media': { [`not all and ${wide}`]: { display: 'none' }, print: { display: 'none' } },
});

globalStyle(`:root:has(${launcher})`, { '@media': { [wide]: { vars: { [cornerRoomVar]: '3.25rem' } } } });
