import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { rightToLeft } from '../theme/tools.ts';

const beginnings = {
  fade: {},
  rise: { transform: `translateY(${vars.space.s})` },
  drop: { transform: `translateY(calc(-1 * ${vars.space.xxs}))` },
  fromStart: { transform: `translateX(calc(-1 * ${vars.space.l}))` },
  fromEnd: { transform: `translateX(${vars.space.l})` },
};

const mirrored = { fromStart: 'fromEnd', fromEnd: 'fromStart' } as const;

const beginning = (preset: keyof typeof beginnings) => ({ '@starting-style': { opacity: 0, ...beginnings[preset] } });

/**
 * For a `*.css.ts`: the element comes in when it enters the page, without any script. Readers who asked for less motion see it at once (base
 * styles). For ways out and for collapsing lists there is `Presence`.
 */
export function entering(preset: keyof typeof beginnings, duration: keyof typeof vars.duration = 'steady'): StyleRule {
  const pace = `${vars.duration[duration]} ${vars.easing.enter}`;
  return {
    transition: `opacity ${pace}, transform ${pace}`,
    ...beginning(preset),
    ...(preset === 'fromStart' || preset === 'fromEnd' ? { selectors: { [rightToLeft]: beginning(mirrored[preset]) } } : {}),
  };
}
