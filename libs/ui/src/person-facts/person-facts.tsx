import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names/class-names.ts';
import { useLanguageTag } from '../language/language.ts';
import * as styles from './person-facts.css.ts';

/** How many values of a field are shown where it is cut. */
const shortLength = 2;

export interface PersonFactsProps extends Omit<ComponentPropsWithRef<'ul'>, 'children' | 'role'> {
  /** What they do beside their position, set apart by their weight. */
  specialTasks: readonly string[];
  /** Each under its name. */
  fields: readonly { key: string; name: string; values: readonly string[] }[];
  /** The keys of the fields that are shown whole (`special_tasks` for the first); of all others two values are, and how many more there are. */
  whole: readonly string[];
}

/** What a person's card shows beside position and house, line by line. */
export function PersonFacts({ specialTasks, fields, whole, className, ...rest }: PersonFactsProps) {
  if (specialTasks.length === 0 && fields.length === 0) return null;
  return (
    <ul {...rest} role="list" className={classNames(styles.facts, className)}>
      {specialTasks.length > 0 && (
        <li className={styles.tasks}>
          <Values values={specialTasks} whole={whole.includes('special_tasks')} />
        </li>
      )}
      {fields.map(({ key, name, values }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span> <Values values={values} whole={whole.includes(key)} />
        </li>
      ))}
    </ul>
  );
}

function Values({ values, whole }: { values: readonly string[]; whole: boolean }) {
  const tag = useLanguageTag();
  const shown = whole ? values : values.slice(0, shortLength);
  const rest = values.length - shown.length;
  return (
    <>
      <bdi>{new Intl.ListFormat(tag, { type: 'unit', style: 'short' }).format(shown)}</bdi>
      {rest > 0 && <bdi> {new Intl.NumberFormat(tag, { signDisplay: 'always' }).format(rest)}</bdi>}
    </>
  );
}
