import { bottomRoom, vars } from '@foyer/ui/theme';
import { keyframes, style, type StyleRule } from '@vanilla-extract/css';

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(1)' } });

export const line = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.menu,
  blockSize: '3px',
  background: vars.color.brand,
  transformOrigin: '0 50%',
  transform: 'scaleX(var(--foyer-read, 0))',
  pointerEvents: 'none',
  selectors: { ':root:dir(rtl) &': { transformOrigin: '100% 50%' } },
  '@supports': {
    // From where the article's upper edge meets the screen's until the lower edges meet.
    '(animation-timeline: --foyer-article)': {
      animation: `${grow} linear both`,
      animationTimeline: '--foyer-article',
      animationRange: 'contain 0% contain 100%',
    } as StyleRule,
  },
  '@media': { print: { display: 'none' }, '(prefers-reduced-motion: reduce)': { display: 'none' } },
});

/** Lies over the lower edge and takes no room, so that nothing moves when it comes and goes. */
export const offer = style({
  position: 'fixed',
  insetBlockEnd: `calc(${vars.space.l} + ${bottomRoom})`,
  insetInline: vars.space.m,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  '@media': { print: { display: 'none' } },
});

export const pill = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  borderRadius: vars.radius.pill,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  pointerEvents: 'auto',
});
