import { useAtomValue } from 'jotai';
import { type QueuedListProps, waitingAtom } from './waiting.ts';

/** The place of comments that wait for a connection or were refused. */
export function Queued(props: QueuedListProps) {
  const waiting = useAtomValue(waitingAtom);
  return waiting && <waiting.List {...props} />;
}
