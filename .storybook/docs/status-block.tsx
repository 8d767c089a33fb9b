import { Badge } from '@foyer/ui';
import { type Status, statuses } from '../status.ts';
import { status as block } from './status.css.ts';

const tones = { stable: 'positive', beta: 'info', deprecated: 'critical' } as const;

/** How far the component of a page can be relied on. */
export const StatusBlock = ({ status }: { status: Status }) => (
  <div className={`sb-unstyled ${block}`}>
    <Badge tone={tones[status]}>{status}</Badge>
    <span>{statuses[status]}</span>
  </div>
);
