import type { ReactNode } from 'react';
import { Icon, type IconProps } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { fact } from './fact.css.ts';

export interface FactProps {
  icon: IconProps['icon'];
  /** What is read aloud in place of a bare number, such as "12 likes". */
  label?: string;
  children: ReactNode;
}

/** A small fact with its sign: a date, a place, a count. */
export function Fact({ icon, label, children }: FactProps) {
  return (
    <span className={fact}>
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
