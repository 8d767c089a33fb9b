import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** Takes no room while there is nothing to say. */
export const notice = style({ color: vars.color.textMuted, fontSize: vars.size.s, selectors: { '&:empty': { position: 'absolute' } } });
