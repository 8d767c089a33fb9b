import { useApi } from '@foyer/api';
import { useEffect, useEffectEvent } from 'react';
import { useProblemText } from '../errors/use-problem-text.ts';
import { sendQueued } from './send-queued.ts';

/** The first attempt after a failed one, and the longest pause between two, in ms. */
const [firstMs, mostMs] = [2_000, 60_000];

/** Sends what a member's outbox holds while they are given: at once, and after a failure again and again, for not every loss of a connection is told. */
export function useSendQueued(userId: string | undefined, onSent: () => void): void {
  const api = useApi();
  const reasonOf = useProblemText();
  const send = useEffectEvent((author: string) => sendQueued({ api, userId: author, reasonOf, onSent }));
  useEffect(() => {
    if (userId === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    let pause = firstMs;
    const attempt = async () => {
      await send(userId);
      if (gone) return;
      timer = setTimeout(() => void attempt(), pause);
      pause = Math.min(mostMs, pause * 2);
    };
    timer = setTimeout(() => void attempt(), 0);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [userId]);
}
