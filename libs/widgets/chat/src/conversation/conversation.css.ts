import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const log = style({ flex: 1, minBlockSize: 0, overflowY: 'auto', overflowAnchor: 'none', overscrollBehavior: 'contain' });
/** Few messages stand above the field. */
export const lines = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  minBlockSize: '100%',
  paddingBlockEnd: vars.space.s,
});
export const edge = style({ display: 'flex', justifyContent: 'center', minBlockSize: vars.space.xl, padding: vars.space.xs });
export const typing = style({ minBlockSize: '1.5rem', paddingInline: vars.space.m, color: vars.color.textMuted, fontSize: vars.size.xs });
export const place = style({ position: 'relative', flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 });
export const jump = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s,
  insetInlineEnd: vars.space.m,
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.high,
  background: vars.color.surfaceRaised,
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs, minInlineSize: 0 });
export const headTexts = style({ minInlineSize: 0, display: 'grid' });
export const headName = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const headFact = style({ color: vars.color.textMuted, fontSize: vars.size.xs });
export const centre = style({ flex: 1, display: 'grid', alignContent: 'center' });
