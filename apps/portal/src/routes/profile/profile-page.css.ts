import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Under this width the portrait is the small one, 72 px (content §9). */
const narrow = '(max-width: 30rem)';

export const frame = style({ containerType: 'inline-size' });

// Without words it takes no room.
export const note = style({ marginBlockEnd: vars.space.l });

export const header = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.l,
  '@container': { [narrow]: { gap: vars.space.m } },
});

// One of the two is shown, by the room there is.
export const largePortrait = style({ display: 'grid', '@container': { [narrow]: { display: 'none' } } });
export const smallPortrait = style({ display: 'none', '@container': { [narrow]: { display: 'grid', alignSelf: 'start' } } });

export const words = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

export const action = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@container': { [narrow]: { display: 'grid' } },
});

export const part = style({ display: 'grid', gap: vars.space.m });

export const intro = style({ display: 'grid', gap: vars.space.xxs });

export const form = style({ display: 'grid', gap: vars.space.l });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s });

export const links = style({ marginInline: `calc(-1 * ${vars.space.s})` });
