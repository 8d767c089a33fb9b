import { type ComponentType, useEffect, useState } from 'react';
import { whenIdleOrTouched } from './when-idle-or-touched.ts';

/**
 * A component whose code is loaded once the page has loaded and nothing more urgent is left. Until then, and where it cannot be had, nothing is shown
 * there and the page goes on without.
 */
export function late(load: () => Promise<ComponentType>) {
  return function Late() {
    const [Loaded, setLoaded] = useState<ComponentType>();
    useEffect(() => {
      whenIdleOrTouched()
        .then(load)
        .then(
          (component) => setLoaded(() => component),
          () => undefined,
        );
    }, []);
    return Loaded && <Loaded />;
  };
}
