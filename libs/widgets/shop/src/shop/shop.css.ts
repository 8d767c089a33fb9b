import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Layouts ask this box and not the window: the widget is also used in a narrow column of another site. */
export const box = style({ display: 'grid', gap: vars.space.l, containerType: 'inline-size', overflowWrap: 'anywhere' });
