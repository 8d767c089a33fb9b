import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { AccordionContext } from './accordion-context.ts';
import * as styles from './accordion.css.ts';

export interface AccordionProps extends ComponentPropsWithRef<'div'> {
  /** Opening one closes the others, which the browser does itself. */
  exclusive?: boolean;
  /** `Disclosure`s. */
  children: ReactNode;
}

/** Several `Disclosure`s as one block: questions and answers, categories, opening hours. */
export function Accordion({ exclusive = false, className, children, ...rest }: AccordionProps) {
  const id = useId();
  const context = useMemo(() => ({ name: exclusive ? id : undefined, className: styles.item }), [exclusive, id]);
  return (
    <div {...rest} className={classNames(styles.accordion, className)}>
      <AccordionContext value={context}>{children}</AccordionContext>
    </div>
  );
}
