import { vars } from '@foyer/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { barRoom } from './bar-room.ts';

export const frame = style({
  overflow: 'clip',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  selectors: { '&:focus-within': { borderColor: vars.color.focus }, '&[data-invalid]': { borderColor: vars.color.criticalText } },
});

/** Stays in sight above a long text, below the portal's bar. */
export const tools = style({ position: 'sticky', insetBlockStart: barRoom, zIndex: 1 });

export const text = style({ minBlockSize: '14rem', padding: vars.space.m, outline: 'none', whiteSpace: 'pre-wrap', maxInlineSize: 'none' });

// What the browser draws of a selection that is no text: a picture, a cell.
globalStyle(`${text} .ProseMirror-selectednode`, { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' });
globalStyle(`${text} .selectedCell`, { background: vars.color.brandSoft });
globalStyle(`${text} table`, { display: 'table', inlineSize: '100%', tableLayout: 'fixed' });
globalStyle(`${text} :is(th, td)`, { border: `1px solid ${vars.color.line}`, padding: vars.space.xs });
globalStyle(`${text} li > p`, { margin: 0 });
globalStyle(`${text} .ProseMirror-gapcursor`, { display: 'none' });
globalStyle(`${text} .ProseMirror-separator`, { display: 'none' });
globalStyle(`${text} figure img`, { maxInlineSize: '100%', blockSize: 'auto' });
