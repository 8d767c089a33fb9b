import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { badge, type BadgeVariants } from './badge.css.ts';

export interface BadgeProps extends ComponentPropsWithRef<'span'> {
  tone?: BadgeVariants['tone'];
}

/** A word or count that marks a state. */
export function Badge({ tone, className, ...rest }: BadgeProps) {
  return <span {...rest} className={classNames(badge({ tone }), className)} />;
}
