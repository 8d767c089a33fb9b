import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { stageRatio } from './stage-ratio.ts';

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  // So that the stage, which keeps its shape, leaves room for the buttons of a dialog.
  maxInlineSize: `calc(60dvb * ${stageRatio})`,
});

export const stage = style({
  position: 'relative',
  aspectRatio: String(stageRatio),
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  background: vars.color.stage,
  color: vars.color.onPhoto,
});

export const message = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  // What is higher than the stage begins at its top and can be scrolled.
  alignContent: 'safe center',
  gap: vars.space.xs,
  padding: vars.space.m,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  textWrap: 'balance',
});
export const sign = style({ fontSize: vars.size.display, opacity: 0.7 });

export const controls = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m });
export const zoom = style({
  display: 'flex',
  flex: '1 1 9rem',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  color: vars.color.textMuted,
});
export const slider = style({
  flexGrow: 1,
  minInlineSize: 0,
  blockSize: vars.target.size,
  accentColor: vars.color.brand,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
});
