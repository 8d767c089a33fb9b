import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import type { FileKind } from './file-kind.ts';

const { color } = vars;

export const card = style({ blockSize: '100%', flexDirection: 'row', alignItems: 'center', gap: vars.space.m });

const tile = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: '3rem',
  blockSize: '3rem',
  borderRadius: vars.radius.m,
  fontSize: vars.size.l,
});

/** A page is as white as its card. */
export const picture = style({
  flexShrink: 0,
  overflow: 'hidden',
  inlineSize: '4rem',
  blockSize: '4rem',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.m,
});

const tones: Record<FileKind, { background: string; color: string }> = {
  document: { background: color.criticalSoft, color: color.criticalText },
  text: { background: color.infoSoft, color: color.infoText },
  table: { background: color.positiveSoft, color: color.positiveText },
  image: { background: color.brandSoft, color: color.brandText },
  film: { background: color.brandSoft, color: color.brandText },
  archive: { background: color.warningSoft, color: color.warningText },
  other: { background: color.neutralSoft, color: color.neutralText },
};
export const tiles = styleVariants(tones, (tone) => [tile, tone]);

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', flexGrow: 1, gap: vars.space.xxs, minInlineSize: 0 });

export const facts = style({ color: color.textMuted, fontSize: vars.size.s, fontVariantNumeric: 'tabular-nums' });

export const sign = style({ flexShrink: 0, color: color.textMuted });
