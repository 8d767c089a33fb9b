import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { WarningIcon } from '../icon/icons.ts';
import * as styles from './fault-card.css.ts';

/** One thing that is wrong. */
export interface Fault {
  /** The name of the field, as in the data; empty where no single one is to blame. */
  field: string;
  /** The rule it breaks. */
  message: ReactNode;
}

export interface FaultCardProps extends Omit<ComponentPropsWithRef<'section'>, 'title' | 'children' | 'aria-labelledby'> {
  title: ReactNode;
  /** What distinguishes the thing from others: names with their values. */
  facts: readonly { name: ReactNode; value: ReactNode }[];
  faults: readonly Fault[];
  /** Who sees the card, and what they can do. */
  note?: ReactNode;
}

/** Takes the place of what cannot be shown, for those who can put it right (content §2, M23). */
export function FaultCard({ title, facts, faults, note, className, ...rest }: FaultCardProps) {
  const id = useId();
  return (
    <section {...rest} className={classNames(styles.card, className)} aria-labelledby={`${id} ${id}-facts`}>
      <span className={styles.icon}>
        <Icon icon={WarningIcon} />
      </span>
      <div className={styles.body}>
        <p id={id} className={styles.title}>
          {title}
        </p>
        {facts.length > 0 && (
          <dl id={`${id}-facts`} className={styles.facts}>
            {facts.map(({ name, value }, index) => (
              <div key={index} className={styles.fact}>
                <dt>{name}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <ul className={styles.faults}>
          {faults.map(({ field, message }, index) => (
            <li key={index} className={styles.fault}>
              {field && (
                <code className={styles.field} dir="ltr">
                  {field}
                </code>
              )}
              <span>{message}</span>
            </li>
          ))}
        </ul>
        {note && <p className={styles.note}>{note}</p>}
      </div>
    </section>
  );
}
