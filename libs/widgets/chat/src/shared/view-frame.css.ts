import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes the panel it is in; what is inside scrolls on its own. */
export const frame = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  containerType: 'inline-size',
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const title = style({ flex: 1, minInlineSize: 0, paddingInlineStart: vars.space.xs });
export const body = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0, position: 'relative' });
export const scroll = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const padded = style({ padding: vars.space.m });
