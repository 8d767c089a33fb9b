import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { divider, labelled } from './divider.css.ts';

/** A hairline between two parts; with children, words are in its middle. */
export function Divider({ className, children, ...rest }: ComponentPropsWithoutRef<'p'>) {
  if (!children) return <hr {...rest} className={classNames(divider, className)} />;
  return (
    <p {...rest} className={classNames(labelled, className)}>
      {children}
    </p>
  );
}
