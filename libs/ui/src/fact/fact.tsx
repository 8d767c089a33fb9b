import type { ComponentPropsWithRef, ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { fact } from './fact.css.ts';

export interface FactProps extends ComponentPropsWithRef<'span'> {
  icon: IconProps['icon'];
  /** What is read aloud in place of a bare number, such as "12 likes". */
  label?: string;
  children: ReactNode;
}

/** A small fact with its sign: a date, a place, a count. */
export function Fact({ icon, label, className, children, ...rest }: FactProps) {
  return (
    <span {...rest} className={classNames(fact, className)}>
      <Icon icon={icon} />
      {label ? (
        <>
          <span aria-hidden>{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        <span>{children}</span>
      )}
    </span>
  );
}
