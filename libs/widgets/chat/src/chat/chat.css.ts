import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Layouts ask this box and not the window: the widget is also placed in a narrow column of another site. */
export const box = style({ display: 'grid', gap: vars.space.m, containerType: 'inline-size', overflowWrap: 'anywhere' });
