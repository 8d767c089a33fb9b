import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on, picture and facts are side by side. */
const wide = from(760);

export const frame = style({ containerType: 'inline-size' });

export const card = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l });

export const house = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  '@container': { [wide]: { flexDirection: 'row', alignItems: 'start', gap: vars.space.xl } },
});

export const picture = style({ '@container': { [wide]: { flex: '0 1 42%' } } });

export const facts = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
  '@container': { [wide]: { flex: '1 1 0' } },
});

export const head = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minInlineSize: 0 });

export const address = style({ fontStyle: 'normal' });

export const line = style({ display: 'block' });

export const person = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.s, minInlineSize: 0 });
