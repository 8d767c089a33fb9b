import { canHover, from, vars } from '@foyer/ui/theme';
import { globalStyle, style, type GlobalStyleRule } from '@vanilla-extract/css';

/** The typography of articles, and what the closed list of classes (`EditorClass`) means. */
export const html = style({ containerType: 'inline-size' });

const inside = (selector: string, rule: GlobalStyleRule) => globalStyle(selector.replaceAll('&', html), rule);

inside('& .lead', { fontFamily: vars.font.headline, fontSize: vars.size.l, lineHeight: vars.leading.snug });
inside('& .fine-print', { color: vars.color.textMuted, fontSize: vars.size.s });

const box = { padding: vars.space.m, borderRadius: vars.radius.m, borderInlineStart: '3px solid' };
inside('& .note', { ...box, background: vars.color.infoSoft, borderColor: vars.color.infoLine });
inside('& .warning', { ...box, background: vars.color.warningSoft, borderColor: vars.color.warningLine });
inside('& :is(.note, .warning) > * + *', { marginBlockStart: '0.6em' });

inside('& .columns', { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
inside('& .columns', { '@container': { [from(480)]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } } });
inside('& .columns > *', { marginBlockStart: 0 });

inside('& :is(button, a.button)', {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.size,
  // As far from the next one as from the row below.
  maxInlineSize: `calc(100% - ${vars.space.xxs})`,
  marginInlineEnd: vars.space.xxs,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.m,
  background: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media': { print: { display: 'none' } },
});
inside('& :is(button, a.button):hover', { '@media': { [canHover]: { background: vars.color.neutralSoft } } });
inside('& :is(button, a.button).button', { borderColor: 'transparent', background: vars.color.brand, color: vars.color.onBrand });
inside('& :is(button, a.button).button:hover', { '@media': { [canHover]: { background: vars.color.brandHover } } });

inside('& details', { paddingBlock: vars.space.xs, borderBlock: `1px solid ${vars.color.line}` });
inside('& details + details', { marginBlockStart: 0, borderBlockStart: 0 });
inside('& summary', { minBlockSize: vars.target.size, alignContent: 'center', fontWeight: vars.weight.strong, cursor: 'pointer' });
inside('& details > :not(summary)', { marginBlockStart: vars.space.xs });
inside('& img', { maxInlineSize: '100%', blockSize: 'auto' });
inside('& kbd', {
  paddingInline: '0.3em',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.s,
  fontFamily: vars.font.mono,
});

/** A table scrolls in its region, whose edges show that there is more. */
export const tableRegion = style({ maxInlineSize: '100%', marginBlock: '1.6em', overflowX: 'auto' });
globalStyle(`${html} ${tableRegion} > table`, {
  display: 'table',
  maxInlineSize: 'none',
  marginBlock: 0,
  overflowX: 'visible',
  overflowWrap: 'normal',
});
