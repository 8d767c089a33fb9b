import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { prose } from './prose.css.ts';

/**
 * The typography of articles: 65 characters to a line, hyphenated by the language of the nearest `lang`.
 * Its children are plain HTML elements, or server HTML that is already clean.
 */
export function Prose({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div {...rest} className={classNames(prose, className)} />;
}
