import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const trigger = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs });

export const panel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  inlineSize: '18.75rem',
  maxInlineSize: '100%',
  padding: vars.space.s,
});

/** Lines whose words begin where those around them do. */
export const links = style({ marginInline: `calc(-1 * ${vars.space.s})` });
