import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Its first module begins at the bar. */
export const landing = style({ marginBlockStart: `calc(-1 * ${vars.space.l})` });
