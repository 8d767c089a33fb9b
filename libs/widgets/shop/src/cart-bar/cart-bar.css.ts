import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the room of its words, so that nothing moves when they come. */
export const balance = style({ minInlineSize: '10rem', minBlockSize: '1.5em', fontWeight: vars.weight.medium });
