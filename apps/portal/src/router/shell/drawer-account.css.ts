import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const account = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });

/** Side by side where both have room; what is said of a failure has a line of its own. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
globalStyle(`${actions} > *`, { flex: '1 1 auto' });
globalStyle(`${actions} > button`, { paddingInline: vars.space.xs });
globalStyle(`${actions} > [aria-expanded=true]`, { background: vars.color.neutralSoft });

export const settings = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
