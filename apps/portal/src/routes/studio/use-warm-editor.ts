import { useEffect } from 'react';
import { useApp } from '../../host/app/use-app.ts';
import { whenIdle, whenIdleOrTouched } from '../../host/late/when-idle-or-touched.ts';
import { loadRoutes } from '../../host/links/use-prefetch.ts';

/** Loads the code of an editor behind a list when the browser has nothing else to do: what is opened next waits for its data alone. */
export function useWarmEditor(path: string): void {
  const app = useApp();
  useEffect(() => {
    let left = false;
    void whenIdleOrTouched()
      .then(whenIdle)
      // What cannot be loaded now is loaded when it is needed.
      .then(() => (left ? undefined : Promise.allSettled(loadRoutes(app, path))));
    return () => {
      left = true;
    };
  }, [app, path]);
}
