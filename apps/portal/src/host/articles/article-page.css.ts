import { from, vars } from '@foyer/ui/theme';
import { style, type StyleRule } from '@vanilla-extract/css';

/** A part below the article, which is not printed. */
export const below = style({
  display: 'grid',
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { print: { display: 'none' } },
});

export const reactions = style([below, { justifyItems: 'start', gap: vars.space.l }]);

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

/** What leads on from an article says nothing on paper. */
export const screenOnly = style({ '@media': { print: { display: 'none' } } });

/** The reading line takes how far it has been read from here. */
export const article = style({ viewTimeline: '--foyer-article block' } as StyleRule);

export const end = style({ display: 'grid', gap: vars.space.l, marginBlockStart: vars.space.xl, '@media': { print: { display: 'none' } } });

// Beside the words where they have the room for a line, else below them.
export const eventWords = style({ display: 'grid', gap: vars.space.xxs, flex: '1 1 12rem', minInlineSize: 0 });

export const eventAction = style({ '@media': { print: { display: 'none' } } });

export const event = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  padding: vars.space.m,
  borderRadius: vars.radius.m,
  background: vars.color.brandSoft,
  color: vars.color.brandText,
});

/** A list in two columns where there is room. */
export const pairs = style({
  display: 'grid',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [from(640)]: { gridTemplateColumns: '1fr 1fr' } },
});
