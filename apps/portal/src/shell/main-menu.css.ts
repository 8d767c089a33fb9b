import { canHover, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const items = recipe({
  base: { display: 'flex', margin: 0, padding: 0, listStyle: 'none' },
  variants: { layout: { bar: { gap: vars.space.xxs }, list: { flexDirection: 'column', gap: vars.space.xxs } } },
});

export const subItems = style({
  display: 'grid',
  gap: vars.space.xxs,
  margin: 0,
  paddingBlock: vars.space.xxs,
  paddingInlineStart: vars.space.xl,
  listStyle: 'none',
});

export const link = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.s,
    minBlockSize: vars.target.size,
    paddingInline: vars.space.s,
    borderRadius: vars.radius.m,
    color: vars.color.text,
    fontWeight: vars.weight.medium,
    textDecoration: 'none',
    '@media': { [canHover]: { ':hover': { background: vars.color.brandSoft } } },
  },
  variants: {
    layout: { bar: { fontSize: vars.size.s, whiteSpace: 'nowrap' }, list: {} },
    active: { true: { background: vars.color.brandSoft, color: vars.color.brandText } },
  },
});

export const external = style({ fontSize: '0.8em', color: vars.color.textMuted });
