import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** A screen that hangs upright: there the pictures are beside the words. */
const upright = '(max-aspect-ratio: 1)';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: 0,
  minInlineSize: 0,
  // As `hero` of the top article.
  contain: 'size',
  padding: vars.space.m,
  borderRadius: vars.radius.l,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

/** The words take what they need; the pictures what is left. */
export const entry = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [upright]: { flexDirection: 'row', gap: vars.space.m } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  '@media': { [upright]: { flex: '1.7 1 0', justifyContent: 'center' } },
});

export const alone = style({ flex: '1 1 auto', justifyContent: 'center' });

export const pictures = style({
  position: 'relative',
  flex: '1 1 0',
  minBlockSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.m,
});

export const author = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, flex: 'none', minInlineSize: 0 });
export const face = style({ inlineSize: '3.25rem', blockSize: '3.25rem', fontSize: vars.size.l });
export const who = style({ display: 'grid', minInlineSize: 0, lineHeight: vars.leading.snug });
export const name = style({ fontWeight: vars.weight.strong, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const date = style({ color: vars.color.textMuted });

export const title = style({
  flex: 'none',
  fontFamily: vars.font.headline,
  fontSize: vars.size.xl,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.tight,
});

export const text = style({
  flex: 'none',
  lineHeight: '1.42',
  whiteSpace: 'pre-line',
  // Arabic has marks above its letters. In lower lines they rise out of their own, and those of the eighth would show below the seventh.
  selectors: { '&:lang(ar)': { lineHeight: '1.75', clipPath: 'inset(0 0 0.1em)' } },
});

/** Without pictures there is room for larger words. */
export const large = style({ fontSize: vars.size.l });

export const empty = style({ display: 'grid', alignContent: 'center', justifyItems: 'center', flex: '1 1 auto' });
