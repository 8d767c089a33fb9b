import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const section = style({ inlineSize: '100%' });

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** The first comment that the list folds away, with all after it. */
export const folded = style({});

/** Unfolds the list. It does nothing without scripts, where all comments are shown. */
export const unfold = style({ '@media': { '(scripting: none)': { display: 'none' } } });

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  borderRadius: vars.radius.m,
  scrollMarginBlock: '6rem',
});

// Not where a link leads to one of them, which browsers go to before scripts have come. It names what it styles: at each change of a page with a rule for `*`
// beside `:has`, browsers find the styles of all elements again.
const noTarget = `${list}:not(:has(:target)) >`;
globalStyle(`${noTarget} ${folded}, ${noTarget} ${folded} ~ ${item}`, { '@media': { '(scripting: enabled)': { display: 'none' } } });

/** What a link led to. */
export const linked = style({
  background: vars.color.brandSoft,
  // The ground reaches a little beyond the words, which stay in their line.
  boxShadow: `0 0 0 ${vars.space.xs} ${vars.color.brandSoft}`,
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: vars.space.xxs });

export const byline = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.xs });

/** Higher than the line it is in, which keeps its height. */
export const aside = style({ display: 'flex', marginInlineStart: 'auto', marginBlock: `calc((1lh - ${vars.target.size}) / 2)` });

/** No wider than its words: what is short stays with its author where it runs the other way than the page. */
export const text = style({ justifySelf: 'start', lineHeight: '1.4', overflowWrap: 'anywhere' });

export const mention = style({ fontWeight: vars.weight.strong });

/** As high as a finger needs, but no louder than the comment: it reaches into the space around its words. */
export const reply = style({
  justifySelf: 'start',
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineStart: `calc(-1 * ${vars.space.xs})`,
  selectors: {
    '&&': { paddingInline: vars.space.xs, color: vars.color.textMuted, fontSize: vars.size.s, fontWeight: vars.weight.medium },
  },
});

export const thread = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s, marginBlockStart: vars.space.xs });

export const replies = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  selectors: { '&:empty': { display: 'none' } },
});

/** What waits and begins a thread, above the threads that there are. */
export const queue = style({});

/** Says that there are no comments yet. */
export const none = style({ selectors: { [`${queue} + &`]: { display: 'none' } } });

/** Below what has not been sent. */
export const waiting = style({ display: 'flex', alignItems: 'start', columnGap: vars.space.xs });

/** Takes the place of the portrait. */
export const noPortrait = style({
  inlineSize: '2rem',
  blockSize: '2rem',
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
});

export const deleted = style({ fontStyle: 'italic', minBlockSize: '2rem', alignContent: 'center' });

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s });
