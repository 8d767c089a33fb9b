import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** As large as the panel, in the page's text. */
export const inline = style({
  display: 'flex',
  flexDirection: 'column',
  blockSize: 'min(35rem, 85dvb)',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  background: vars.color.surfaceRaised,
});

/** Around what stands in the chat's place. */
export const instead = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, padding: vars.space.m });

export const close = style({ alignSelf: 'end' });
