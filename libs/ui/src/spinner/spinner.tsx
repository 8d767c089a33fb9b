import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role' | 'aria-hidden'> {
  label?: ReactNode;
}

/** A turning ring as tall as the text. With a label it announces to screen readers what is under way; without one it is decoration. */
export function Spinner({ label, className, ...rest }: SpinnerProps) {
  if (!label) return <span {...rest} className={classNames(spinner, className)} aria-hidden />;
  return (
    <span {...rest} className={className} role="status">
      <span className={spinner} aria-hidden />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
