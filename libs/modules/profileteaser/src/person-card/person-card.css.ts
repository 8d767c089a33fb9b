import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const card = style({ blockSize: '100%', flexDirection: 'row', alignItems: 'center', gap: vars.space.m });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flexGrow: 1,
  gap: vars.space.xxs,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
