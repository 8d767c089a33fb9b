import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, minBlockSize: 0, minInlineSize: 0 });
export const heading = style({
  fontFamily: vars.font.headline,
  fontSize: vars.size.l,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});
// As large as the screen leaves it, whatever is in it: see `hero` of the top article.
export const body = style({ flex: '1 1 0', minBlockSize: 0, contain: 'size' });
