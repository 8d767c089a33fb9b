import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';
import { Aria } from '../aria/aria.tsx';
import { useOverlayContainer } from '../overlay-container/overlay-container.ts';
import { tooltip } from './tooltip.css.ts';

/** Long enough that a mouse on its way elsewhere opens none; the next one along opens at once. */
const delay = 500;

export interface TooltipProps {
  /** A few words. They also describe the control to screen readers. */
  text: ReactNode;
  /** Where there is room for it; it turns to the other side at the window's edge. */
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** The control: an `IconButton`, `Button` or any other component that passes its props on to one focusable element. */
  children: ReactElement<{ title?: string | undefined }>;
}

/**
 * Words that appear beside a control when a mouse rests on it or the keyboard reaches it; Esc hides them. Touch screens have neither, so
 * nothing may be here that people need: that belongs on the page, in a `Field`'s hint, or in a `Popover`.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  const container = useOverlayContainer();
  return (
    <Aria>
      <TooltipTrigger delay={delay} closeDelay={100}>
        {/* Without the browser's own tip, which would appear as well. */}
        <Focusable>{cloneElement(children, { title: undefined }) as ComponentProps<typeof Focusable>['children']}</Focusable>
        <AriaTooltip {...(container && { UNSTABLE_portalContainer: container })} className={tooltip} placement={placement} offset={6}>
          {text}
        </AriaTooltip>
      </TooltipTrigger>
    </Aria>
  );
}
