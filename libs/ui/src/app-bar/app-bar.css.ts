import { style } from '@vanilla-extract/css';
import { oneLine } from '../clamp/clamp.css.ts';
import { vars } from '../theme/contract.css.ts';

export const bar = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: '3.125rem',
  paddingInline: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});

export const title = style([oneLine, { flex: 1, minInlineSize: 0, paddingInline: vars.space.xs }]);

export const actions = style({ display: 'flex', flexShrink: 0, gap: vars.space.xxs });
