import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { text, type TextVariants } from './text.css.ts';

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'em' | 'dt' | 'dd';
  size?: TextVariants['size'];
  tone?: TextVariants['tone'];
  weight?: TextVariants['weight'];
  align?: TextVariants['align'];
  /** Figures of equal width, where numbers are in columns or count up. */
  numeric?: boolean;
  /** Keeps the line breaks of plain text that people wrote. */
  preserveLines?: boolean;
  /** Cuts after one line, in the text's own direction. */
  truncate?: boolean;
}

/** Interface text in one of the design's sizes and tones. For articles use `Prose`. */
export function Text({ as = 'p', size, tone, weight, align, numeric, preserveLines, truncate, className, ...rest }: TextProps) {
  // The narrow set of tags shares the props of a `p`.
  const Element = as as 'p';
  return (
    <Element
      dir={truncate ? 'auto' : undefined}
      {...rest}
      className={classNames(text({ size, tone, weight, align, numeric, preserveLines, truncate }), className)}
    />
  );
}
