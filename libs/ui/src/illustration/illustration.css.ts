import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const picture = style({ inlineSize: '15rem', maxInlineSize: '100%', blockSize: 'auto', strokeWidth: 2.5, strokeLinejoin: 'round' });

/** The light behind everything. */
export const glow = style({ fill: vars.color.brandSoft });
/** What stands in it: paper, wood and linen, with an outline. */
export const paper = style({ fill: vars.color.surface, stroke: vars.color.brandText });
export const wood = style({ fill: vars.color.warningSoft, stroke: vars.color.brandText });
/** Cloth and leather, in the brand's colour. */
export const cloth = style({ fill: vars.color.brand, stroke: vars.color.brandText });
/** Brass. */
export const brass = style({ fill: vars.color.warningLine, stroke: vars.color.brandText });
export const line = style({ fill: 'none', stroke: vars.color.brandText, strokeLinecap: 'round' });
export const faint = style({ fill: 'none', stroke: vars.color.lineStrong, strokeDasharray: '4 5', strokeLinecap: 'round' });
export const ink = style({ fill: vars.color.brandText });
export const sign = style({
  fill: vars.color.brandText,
  font: `600 15px ${vars.font.headline}`,
  textAnchor: 'middle',
  fontVariantNumeric: 'lining-nums',
});
