import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';
import { anyScript, rowButton } from '../shared/row-button.css.ts';

export const row = style([
  rowButton,
  { display: 'flex', alignItems: 'center', gap: vars.space.s, minBlockSize: '4.25rem', paddingBlock: vars.space.xs },
]);
export const texts = style({ flex: 1, minInlineSize: 0, display: 'grid', gap: vars.space.xxs });
export const line = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 });
export const name = style([
  anyScript,
  {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: vars.weight.medium,
  },
]);
export const unreadName = style({ fontWeight: vars.weight.strong });
export const time = style({ flexShrink: 0, color: vars.color.textMuted, fontSize: vars.size.xs });
export const preview = style([
  anyScript,
  {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: vars.color.textMuted,
    fontSize: vars.size.s,
  },
]);
export const muted = style({ color: vars.color.textMuted, display: 'inline-flex' });
