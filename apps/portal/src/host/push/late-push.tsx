import { useApi } from '@foyer/api';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useShellData } from '../app/shell-data.ts';
import { sessionAtom } from '../app/state.ts';
import { whenIdleOrTouched } from '../late/when-idle-or-touched.ts';

/** Subscribes to push messages again at each start, since subscriptions end with sessions and browsers change them; only where the member has chosen it. */
export function LatePush() {
  const api = useApi();
  const userId = useAtomValue(sessionAtom)?.user?.user_id;
  const { vapid_public_key: key } = useShellData().settings;
  useEffect(() => {
    if (!userId || !key) return;
    whenIdleOrTouched()
      .then(() => import('./push.ts'))
      .then(({ renewPush }) => renewPush(api, key, userId))
      // The portal is the same without.
      .catch(() => undefined);
  }, [api, key, userId]);
  return null;
}
