import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  marginBlockStart: vars.space.s,
  columnGap: vars.space.xl,
  rowGap: vars.space.s,
});

// The figure is above its name, which is read aloud first.
export const entry = style({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', minInlineSize: 0 });

export const name = style({ fontSize: vars.size.s });

export const figure = style({
  margin: 0,
  fontFamily: vars.font.headline,
  fontSize: vars.size.xl,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
