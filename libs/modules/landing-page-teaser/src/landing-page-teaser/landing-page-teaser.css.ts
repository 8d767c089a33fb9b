import { vars } from '@foyer/ui/theme';
import { style } from '@vanilla-extract/css';

/** A band over the whole width it is given, which sets the cards off from what is around them. */
export const band = style({ paddingBlock: vars.space.xxl, background: vars.color.brandSoft });
