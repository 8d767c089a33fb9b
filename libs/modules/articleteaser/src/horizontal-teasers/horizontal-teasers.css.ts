import { from, vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const list = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 28rem), 1fr))', gap: vars.space.l });

export const item = style({ containerType: 'inline-size' });

const besides = { '@container': { [from(416)]: { flexDirection: 'row' } } } as const;
export const card = style({ blockSize: '100%', overflow: 'hidden', ...besides });

export const picture = style({
  aspectRatio: '16 / 9',
  '@container': { [from(416)]: { flex: '0 0 40%', aspectRatio: 'auto', minBlockSize: '12rem', position: 'relative' } },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space.xs,
  minInlineSize: 0,
  padding: vars.space.l,
});

/** Two lines below the picture, seven beside it (content §9). */
export const text = style({
  color: vars.color.textMuted,
  fontSize: vars.size.s,
  '@container': { [from(416)]: { WebkitLineClamp: 7 } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xs,
  color: vars.color.textMuted,
  fontSize: vars.size.xs,
});

export const category = style({});
export const title = style({});

const short = style([list, { gap: vars.space.m }]);

/** `short` where they are rows of 96 px as long as there is no room beside the picture. */
export const lists = { whole: list, short };

const low = (part: string, rule: object) => globalStyle(`${short} ${part}`, { '@container': { '(width < 26rem)': rule } });
low(card, { flexDirection: 'row', blockSize: 'auto', minBlockSize: '6rem' });
low(picture, { position: 'relative', flex: '0 0 6rem', aspectRatio: 'auto' });
low(`${picture} img`, { position: 'absolute', inset: 0 });
low(body, { justifyContent: 'center', gap: vars.space.xxs, paddingBlock: vars.space.xxs, paddingInline: vars.space.m });
low(`:is(${category}, ${text})`, { display: 'none' });
low(title, { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2, overflow: 'hidden' });
low(facts, { marginBlockStart: 0, paddingBlockStart: 0, maxBlockSize: '1.5rem', overflow: 'hidden' });
