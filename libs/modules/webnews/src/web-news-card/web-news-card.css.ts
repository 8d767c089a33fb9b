import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** As high as it is wide at the most: pictures of posts may be very tall. */
export const picture = style({ overflow: 'hidden', maxBlockSize: '24rem', display: 'grid', alignItems: 'center' });

export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.s, padding: vars.space.l, minInlineSize: 0 });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const text = style({ color: vars.color.textMuted, fontSize: vars.size.s, whiteSpace: 'pre-line' });
