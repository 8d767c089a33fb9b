import { style } from '@vanilla-extract/css';

/** As wide as its place; on a desktop as wide as mail programs show mails. */
export const preview = style({ margin: 0, inlineSize: '100%', maxInlineSize: '50rem' });
export const head = style({ padding: '0.75rem 0', overflowWrap: 'anywhere' });
export const frame = style({ display: 'block', inlineSize: '100%', border: 0 });
export const plain = style({ padding: '1rem', margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const several = style({ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))' });
