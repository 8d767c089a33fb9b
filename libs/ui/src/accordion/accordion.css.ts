import { globalStyle, style } from '@vanilla-extract/css';
import { body, summary } from '../disclosure/disclosure.css.ts';
import { vars } from '../theme/contract.css.ts';
import { canHover } from '../theme/tools.ts';

export const accordion = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  background: vars.color.surface,
  overflow: 'clip',
});

export const item = style({ selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } });

globalStyle(`${item} > ${summary}`, {
  minBlockSize: '3.25rem',
  paddingInline: vars.space.l,
  borderRadius: 0,
  outlineOffset: '-3px',
});
globalStyle(`${item} > ${summary}:hover`, { '@media': { [canHover]: { background: vars.color.neutralSoft, color: vars.color.text } } });
globalStyle(`${item} ${body}`, { paddingInline: vars.space.l, paddingBlock: `${vars.space.xxs} ${vars.space.l}` });
