import { from, vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** From here on, picture and text are side by side. */
const wide = from(720);

const clamp = (lines: number) => ({ WebkitLineClamp: lines }) as const;
const clamped = { display: '-webkit-box', WebkitBoxOrient: 'vertical', overflow: 'hidden' } as const;

export const place = style({ containerType: 'inline-size', blockSize: '100%' });

export const card = style({ blockSize: '100%', overflow: 'hidden', '@container': { [wide]: { flexDirection: 'row' } } });

export const picture = style({
  aspectRatio: '16 / 10',
  '@container': { [wide]: { flex: '0 0 58%', aspectRatio: 'auto', minBlockSize: '24rem', position: 'relative' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.s,
  minInlineSize: 0,
  padding: vars.space.l,
  '@container': { [wide]: { justifyContent: 'center', padding: vars.space.xl } },
});

/** Lines by content §9: two and two on a phone, then one and seven. One line is filled to its end, not balanced with those that do not show. */
export const title = style({ ...clamped, ...clamp(2), '@container': { [wide]: { ...clamp(1), textWrap: 'wrap' } } });
export const teaser = style({ ...clamped, ...clamp(2), color: vars.color.textMuted, '@container': { [wide]: clamp(7) } });

export const event = style({
  display: 'flex',
  alignSelf: 'flex-start',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.m,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
  fontSize: vars.size.s,
  fontWeight: vars.weight.strong,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  // The foot is above the link that covers the card; only its buttons catch presses.
  pointerEvents: 'none',
  '@container': { [wide]: { marginBlockStart: 0 } },
});
