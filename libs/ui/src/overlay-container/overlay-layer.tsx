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
    // Very old browsers do not know it: there the dialog cuts off what is larger than itself. And an effect may come when the sheet has gone, or is
    // something else by now.
    const isThere = () => sheet?.isConnected && sheet.popover;
    if (isThere()) sheet!.showPopover();
    return () => {
      if (isThere()) sheet!.hidePopover();
    };
  }, [sheet]);
  return (
    <OverlayContainerContext value={sheet ?? undefined}>
      {children}
      <div ref={setSheet} popover="manual" className={layer} />
    </OverlayContainerContext>
  );
}
