import { Badge, type BadgeProps } from '../badge/badge.tsx';
import { Icon } from '../icon/icon.tsx';
import { PositiveIcon } from '../icon/icons.ts';

export interface TaskBadgeProps extends Omit<BadgeProps, 'tone'> {
  /** Whether it is done; the words say so as well. */
  done: boolean;
}

/** A mark of what a person is asked to do, and once they have done it, of that. For all other states take `Badge`. */
export function TaskBadge({ done, children, ...rest }: TaskBadgeProps) {
  return (
    <Badge {...rest} tone={done ? 'positive' : 'info'}>
      {done && <Icon icon={PositiveIcon} />}
      {children}
    </Badge>
  );
}
