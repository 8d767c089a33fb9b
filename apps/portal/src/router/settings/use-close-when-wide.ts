import { useEffect, useEffectEvent } from 'react';

/** Beyond 1264 px the settings drawer closes (access §9). */
const tooWide = '(min-width: 79.0625rem)';

/** Closes what is open as soon as the window becomes wider than 1264 px. */
export function useCloseWhenWide(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const width = matchMedia(tooWide);
    const judge = () => width.matches && close();
    width.addEventListener('change', judge);
    return () => width.removeEventListener('change', judge);
  }, [open]);
}
