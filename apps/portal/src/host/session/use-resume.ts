import type { Schemas } from '@foyer/api';
import { useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { endedSessionAtom, sessionAtom } from '../app/state.ts';
import { forgetMember } from './forget-member.ts';

/**
 * Goes on where the member was once they are signed in again, here or in another tab: what failed to load meanwhile is asked for again. Someone
 * else gets a new document, without anything of the first one.
 */
export function useResume(user: Schemas['User']): void {
  const session = useAtomValue(sessionAtom);
  const setEnded = useSetAtom(endedSessionAtom);
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();

  const resume = useEffectEvent((now: string) => {
    if (now !== user.user_id) {
      return void forgetMember().then(() => location.reload());
    }
    setEnded(null);
    void queries.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    void revalidate();
  });
  const now = session?.user?.user_id;
  useEffect(() => {
    if (now) resume(now);
  }, [now]);
}
