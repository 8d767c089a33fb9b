import { lazy, Suspense } from 'react';
import { useUser } from '../app/shell-data.ts';
import { useQueue } from './outbox.ts';
import { useReadSent } from './use-read-sent.ts';
import type { QueuedListProps } from './waiting.ts';

// Where it does not arrive, which is without a connection, what waits is sent all the same; the bar at the foot counts it.
const QueuedList = lazy(() =>
  import('./queued-list.tsx').then((module) => ({ default: module.QueuedList })).catch(() => ({ default: () => null })),
);

/** Loads what shows comments that wait when there are some. */
export function QueuedGate(props: QueuedListProps) {
  const queue = useQueue(useUser()?.user_id);
  useReadSent(queue, () => props.comments?.refetch());
  return (
    queue.length > 0 && (
      <Suspense>
        <QueuedList {...props} />
      </Suspense>
    )
  );
}
