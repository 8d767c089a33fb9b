import type { RefObject } from 'react';
import { Aria } from '../aria/aria.tsx';
import { PopoverPanel, type PopoverPanelProps } from './popover.tsx';

interface AnchoredPopoverProps extends Omit<PopoverPanelProps, 'overlay'> {
  /** What it stands beside, and what gets the focus back. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The panel of a `Popover` beside something that opens it in a way of its own, such as a link that leads to the same content as a page. */
export function AnchoredPopover({ anchor, open, onOpenChange, ...panel }: AnchoredPopoverProps) {
  return (
    <Aria>
      <PopoverPanel {...panel} overlay={{ triggerRef: anchor, isOpen: open, onOpenChange }} />
    </Aria>
  );
}
