import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Avatar } from '../avatar/avatar.tsx';
import { classNames } from '../class-names/class-names.ts';
import { shownPeople } from './shown-people.ts';
import * as styles from './avatar-group.css.ts';

export interface AvatarGroupProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role' | 'aria-label'> {
  /** The first of them, as many as may show. */
  people: readonly { id: string | number; name: string; src?: string | null }[];
  /** How many there are in all, where `people` holds only the first. */
  total?: number;
  /** How many places there are at most; the last one says how many more. */
  max?: number;
  /** Who they are in words, for screen readers: "Anna Bergmann, Bo Li and 12 more". */
  label: string;
  /** The figure in the last place: "+12". */
  more: (count: number) => ReactNode;
}

/** Several people as faces that overlap; one picture with one name for screen readers. */
export function AvatarGroup({ people, total = people.length, max = 4, label, more, className, ...attributes }: AvatarGroupProps) {
  const { shown, more: rest } = shownPeople(total, max);
  const faces = people.slice(0, shown);
  const missing = rest + shown - faces.length;
  return (
    <span {...attributes} role="img" aria-label={label} className={classNames(styles.group, className)}>
      {faces.map(({ id, name, src }) => (
        <span key={id} className={styles.person}>
          <Avatar name={name} src={src} decorative />
        </span>
      ))}
      {missing > 0 && (
        <span className={styles.person}>
          <bdi className={styles.more}>{more(missing)}</bdi>
        </span>
      )}
    </span>
  );
}
