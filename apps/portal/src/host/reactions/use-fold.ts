import type { Schemas } from '@foyer/api';
import { useEffect, useEffectEvent, useState } from 'react';
import { drafts } from './drafts.ts';
import { isBegun } from './use-writing.ts';

/** So many of the newest comments say what is talked about; what the article leads on to is still within reach below them. */
const newest = 3;

const isBegunIn = ({ id, replies }: Schemas['Comment']): boolean =>
  isBegun(drafts.reply(id)) || [id, ...replies.results.map((reply) => reply.id)].some((one) => isBegun(drafts.change(one)));

/**
 * Which comment a list folds away, with all after it, until the reader asks for them; undefined where all are shown: where they are few, a link led to one
 * (`linked`), or one of those below is being written to. Comments that come at the top fold no others away.
 */
export function useFold(threads: readonly Schemas['Comment'][], linked: boolean): { first: string | undefined; unfold: () => void } {
  const [first, setFirst] = useState(() => (threads.length > newest + 1 ? threads[newest]?.id : undefined));
  // As soon as it is rendered: what a link leads to is gone to in the same frame.
  if (linked && first !== undefined) setFirst(undefined);
  const unfold = () => setFirst(undefined);
  const resume = useEffectEvent(() => {
    if (threads.slice(newest).some(isBegunIn)) unfold();
  });
  useEffect(() => resume(), []);
  return { first: threads.some(({ id }) => id === first) ? first : undefined, unfold };
}
