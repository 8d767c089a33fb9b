import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { clamp } from './clamp.css.ts';

export interface ClampProps extends ComponentPropsWithRef<'div'> {
  /** How many lines show; the rest is cut with an ellipsis, except in print. */
  lines: keyof typeof clamp;
}

/** Cuts text after some lines. Use it for previews only, where the whole text is one step away. */
export function Clamp({ lines, className, ...rest }: ClampProps) {
  return <div {...rest} className={classNames(clamp[lines], className)} />;
}
