import { adoptFontsInPlace, areFontsLeftOut } from '@foyer/ui';
import { useEffect } from 'react';
import { useFontPair } from '../../host/app/use-font-pair.ts';
import { whenIdle, whenIdleOrTouched, whenTouched } from '../../host/late/when-idle-or-touched.ts';

/**
 * Takes up the faces that missed the first paint, where nothing in view moves by it (docs/decisions/0009). On a slow line, which has not asked for them, those 40 kB
 * wait for a visitor who stays.
 */
export function useLateFonts(): void {
  const pair = useFontPair();
  useEffect(() => {
    (areFontsLeftOut() ? whenTouched() : whenIdleOrTouched())
      .then(whenIdle)
      .then(() => adoptFontsInPlace(pair))
      // Without them the page keeps its fallbacks until the next navigation.
      .catch(() => undefined);
  }, [pair]);
}
