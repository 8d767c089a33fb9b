import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useUser } from '../app/shell-data.ts';
import { queueComment } from './queue-comment.ts';
import { QueuedGate } from './queued-gate.tsx';
import { waitingAtom } from './waiting.ts';

/** Gives articles what keeps a member's comments that got no answer, and shows them. */
export function useWaiting(): void {
  const user = useUser();
  const setWaiting = useSetAtom(waitingAtom);
  useEffect(() => setWaiting(user && { keep: (comment) => queueComment(user, comment), List: QueuedGate }), [user, setWaiting]);
}
