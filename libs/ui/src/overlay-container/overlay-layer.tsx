import { useEffect, useState, type ReactNode } from 'react';
import { OverlayContainerContext } from './overlay-container.ts';
import { layer } from './overlay-layer.css.ts';

/**
 * Wraps the content of a modal dialog: pop-ups of its controls hang in a sheet in front of it, where they can be reached and the
 * dialog's edges do not cut them off.
 */
export function OverlayLayer({ children }: { children: ReactNode }) {
  const [sheet, setSheet] = useState<HTMLDivElement | null>(null);
  useEffect(() => {
    // Not known to very old browsers: there the dialog cuts off what is larger than itself.
    // It may have gone again before its effect runs.
    if (sheet?.isConnected) sheet.showPopover?.();
    return () => sheet?.hidePopover?.();
  }, [sheet]);
  return (
    <OverlayContainerContext value={sheet ?? undefined}>
      {children}
      <div ref={setSheet} popover="manual" className={layer} />
    </OverlayContainerContext>
  );
}
