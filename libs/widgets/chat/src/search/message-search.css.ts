import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';
import { anyScript, rowButton } from '../shared/row-button.css.ts';

export const found = style([rowButton, { display: 'grid', gap: vars.space.xxs, paddingBlock: vars.space.s }]);
export const head = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.s });
export const name = style({ minInlineSize: 0, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' });
export const time = style({ flexShrink: 0, color: vars.color.textMuted, fontSize: vars.size.xs });
export const text = style([anyScript, { color: vars.color.textMuted, fontSize: vars.size.s, overflowWrap: 'anywhere' }]);
