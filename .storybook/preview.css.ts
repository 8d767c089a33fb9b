import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme';

/** The background of a story, in the language and theme the toolbar chooses. */
export const ground = style({ background: vars.color.canvas, color: vars.color.text });

/** The margins of a story in its frame on a docs page. */
export const inDocs = style({ padding: vars.space.l });

globalStyle('[data-motion="reduced"] *', {
  animation: 'none !important',
  transition: 'none !important',
  scrollBehavior: 'auto !important' as 'auto',
});
