import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** As round as the portrait in it, so that the focus follows its edge. */
export const portrait = style({ display: 'inline-grid', alignSelf: 'start', borderRadius: vars.radius.pill });
