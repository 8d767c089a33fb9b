import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

const invitation = style({ position: 'relative', textAlign: 'center', '@media': { print: { display: 'none' } } });

export const below = style([invitation, { marginBlockStart: vars.space.xl }]);

/** Lies over the end of the picture: there is more behind it. */
export const overPicture = style([invitation, { marginBlockStart: `calc(-1 * ${vars.space.xxl})`, marginInline: vars.space.m }]);

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.s });
