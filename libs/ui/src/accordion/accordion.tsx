import { useId, useMemo, type ReactNode } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { AccordionContext } from './accordion-context.ts';
import * as styles from './accordion.css.ts';

export interface AccordionProps {
  /** Opening one closes the others, which the browser does itself. */
  exclusive?: boolean;
  className?: string;
  /** `Disclosure`s. */
  children: ReactNode;
}

/** Several `Disclosure`s as one block: questions and answers, categories, opening hours. */
export function Accordion({ exclusive = false, className, children }: AccordionProps) {
  const id = useId();
  const context = useMemo(() => ({ name: exclusive ? id : undefined, className: styles.item }), [exclusive, id]);
  return (
    <div className={classNames(styles.accordion, className)}>
      <AccordionContext value={context}>{children}</AccordionContext>
    </div>
  );
}
