import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

const pictureSize = '4rem';

/** Picture and words side by side; the controls below them, or at the end where there is room. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: `${pictureSize} minmax(0, 1fr)`,
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@container': { [from(448)]: { gridTemplateColumns: `${pictureSize} minmax(0, 1fr) auto` } },
});

export const picture = style({ inlineSize: pictureSize, blockSize: pictureSize });

export const blank = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: pictureSize,
  blockSize: pictureSize,
  borderRadius: vars.radius.m,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: vars.size.xl,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const controls = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  '@container': { [from(448)]: { gridColumn: 'auto', justifyContent: 'end' } },
});

export const failure = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});
