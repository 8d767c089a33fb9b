import { type ComponentType, useEffect, useState } from 'react';
import { whenIdleOrTouched } from '../modules/when-idle-or-touched.ts';

/** Loads what keeps the installed portal up to date once the page has loaded and nothing more urgent is left. */
export function LateUpdateNotice() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    whenIdleOrTouched()
      .then(() => import('./update-notice.tsx'))
      .then(
        (module) => setNotice(() => module.UpdateNotice),
        () => undefined,
      );
  }, []);
  return Notice && <Notice />;
}
