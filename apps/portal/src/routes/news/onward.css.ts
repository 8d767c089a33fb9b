import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';
import { below } from '../../host/articles/article-page.css.ts';

export const onward = style([below, { gap: vars.space.m }]);

export const story = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: '6rem',
  overflow: 'hidden',
});

/** A story without a picture begins where the others' words would be without one. */
export const wordsOnly = style({ gridTemplateColumns: 'minmax(0, 1fr)', paddingInlineStart: vars.space.m });

export const picture = style({ blockSize: '100%' });

export const words = style({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  paddingInlineEnd: vars.space.s,
  minInlineSize: 0,
});
