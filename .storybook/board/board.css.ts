import { from, vars } from '@foyer/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const page = style({
  padding: vars.space.l,
  background: vars.color.surfaceSunken,
  color: vars.color.text,
  minBlockSize: '100dvb',
  containerType: 'inline-size',
  // To the edges, whatever margins the stories of the module have.
  selectors: { 'body.sb-main-padded &': { margin: '-1rem' } },
});

export const head = style({ marginBlockEnd: vars.space.l });

const grid = style({ display: 'grid', gap: vars.space.l, alignItems: 'start', gridTemplateColumns: 'minmax(0, 1fr)' });
const columns = (count: number) => ({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const board = styleVariants({
  /** Four for each state: those of one begin a row of their own. */
  looks: [grid, { '@container': { [from(800)]: columns(2), [from(1760)]: columns(4) } }],
  states: [grid, { '@container': { [from(800)]: columns(2), [from(1280)]: columns(3), [from(1760)]: columns(4) } }],
});

export const frame = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  boxShadow: vars.shadow.low,
});

/** Out of sight; neither hidden nor transparent, for what is so cannot have the focus or counts as moving. */
export const unseen = style({ transform: 'translateX(-200vw)' });

export const width = styleVariants({
  column: {},
  narrow: { inlineSize: 'min(100%, calc(20rem + 2px))', justifySelf: 'center' },
  /** A column of 320 px with its margins. */
  phone: { inlineSize: `min(100%, calc(20rem + 2 * ${vars.space.m} + 2px))` },
  wide: { gridColumn: '1 / -1' },
});

export const caption = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.m}`,
  background: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontSize: vars.size.s,
});
export const name = style({ fontWeight: vars.weight.strong });
export const note = style({ color: vars.color.textMuted, fontSize: vars.size.xs });

/** A tall module is scrolled in its frame and can be pulled longer, so that the states stay side by side. */
export const stage = style({
  blockSize: 'auto',
  maxBlockSize: '50rem',
  overflow: 'auto',
  resize: 'vertical',
  background: vars.color.canvas,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});

/** As much room as the page leaves a module; the smallest phone has 320 px with it. What is fixed to a page is fixed to it. */
export const room = style({ padding: vars.space.m, containerType: 'inline-size', contain: 'layout' });

/** A module that shows nothing takes no room; its frame says so. */
export const nothing = style({
  padding: vars.space.l,
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  textAlign: 'center',
  selectors: { [`:not(:has(> .${room}:empty)) > &`]: { display: 'none' } },
});

/** The page of a cell that has one for itself. */
export const window = style({ display: 'block', inlineSize: '100%', blockSize: '40rem', border: 0 });
