import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  alignItems: 'end',
  gap: vars.space.m,
  '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' }, [from(1024)]: { gridTemplateColumns: '2fr 1fr 1fr 1fr' } },
});
export const person = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space.m, minInlineSize: 0 });
