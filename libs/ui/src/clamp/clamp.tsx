import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { clamp, hugging } from './clamp.css.ts';

export interface ClampProps extends Omit<ComponentPropsWithRef<'div'>, 'dir'> {
  /** How many lines show; the rest is cut with an ellipsis, except in print. */
  lines: keyof typeof clamp;
  /**
   * The direction of the text's language where it is known; else the text's own letters decide it (`auto`). Cut in the direction of another
   * language, it would lose the beginning of its last line.
   */
  dir?: 'ltr' | 'rtl' | 'auto';
  /** `page` for a name or title among other facts: it is where those begin, whichever direction it has. */
  align?: 'start' | 'page';
}

/** Cuts text after some lines. Use it for previews only, where the whole text is one step away. */
export function Clamp({ lines, dir = 'auto', align = 'start', className, ...rest }: ClampProps) {
  return <div {...rest} dir={dir} className={classNames(clamp[lines], align === 'page' && hugging, className)} />;
}
