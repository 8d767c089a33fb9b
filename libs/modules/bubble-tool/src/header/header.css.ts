import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

export const header = style({ display: 'flex', alignItems: 'center', gap: vars.space.l, minInlineSize: 0 });

/** The customer's logo or name, as large as a sign over a door. In one line: the head must not grow when another day has a longer name. */
export const brand = style({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'clip',
  // Rings around a logo and the tails of letters are outside the line.
  overflowClipMargin: vars.space.s,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.size.xl,
  zoom: 1.35,
});

export const notices = style({ flex: '1 1 0', display: 'flex', justifyContent: 'center', minInlineSize: 0 });

export const stale = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});

export const ended = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingBlock: vars.space.xxs,
  // The corners of the button keep away from the rounded end.
  paddingInline: vars.space.m,
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.warningLine}`,
  background: vars.color.warningSoft,
  color: vars.color.warningText,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

/** Its words stay whole; the sentence beside it has more room to give. */
export const signIn = style({ flex: 'none', whiteSpace: 'nowrap' });

export const clock = style({
  display: 'flex',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  flex: 'none',
  lineHeight: vars.leading.tight,
  '@media': { '(max-aspect-ratio: 1)': { flexDirection: 'column', alignItems: 'end' } },
});
export const date = style({ order: -1, fontSize: vars.size.l, color: vars.color.textMuted });
export const time = style({
  fontFamily: vars.font.headline,
  fontSize: vars.size.display,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
