import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

// Buttons of one row stand on one line, however long the texts above them are.
export const useCase = style({ display: 'flex', flexDirection: 'column', gap: vars.space.m, minInlineSize: 0, breakInside: 'avoid' });

export const text = style({ flexGrow: 1 });
