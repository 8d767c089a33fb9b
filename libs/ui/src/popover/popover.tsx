import { useId, type ComponentProps, type ReactElement, type ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable, type PopoverProps as AriaPopoverProps } from 'react-aria-components';
import { Aria } from '../aria/aria.tsx';
import { classNames } from '../class-names/class-names.ts';
import { Heading } from '../heading/heading.tsx';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { CloseIcon } from '../icon/icons.ts';
import { useOverlayContainer } from '../overlay-container/overlay-container.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { popUp } from './pop-up.css.ts';
import * as styles from './popover.css.ts';

export interface PopoverProps {
  /** The button that opens it: a `Button` or `IconButton`. */
  trigger: ReactElement;
  /** The heading of the panel, and its name for screen readers. */
  title: ReactNode;
  /** Leaves the title to screen readers, where the content speaks for itself. */
  titleHidden?: boolean;
  /** Shows a cross with this name. Without it Esc, a press elsewhere and the content's own buttons close. */
  closeLabel?: string;
  /** Where there is room for it; it turns to the other side at the window's edge. */
  placement?: 'bottom start' | 'bottom end' | 'bottom' | 'top start' | 'top end' | 'top';
  /** Whether it is open, where the owner decides; otherwise its button does. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The content, or what makes it from a function that closes the panel. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/**
 * A button that opens a small panel beside it: a few filters, an explanation, a short form. The panel keeps the focus; Esc and a press
 * elsewhere close it and give the focus back. What needs the whole attention belongs in a `Dialog`, a list of actions in a `Menu`.
 */
export function Popover({ trigger, open, onOpenChange, ...panel }: PopoverProps) {
  return (
    <Aria>
      <DialogTrigger {...(open === undefined ? {} : { isOpen: open })} {...(onOpenChange && { onOpenChange })}>
        <Pressable>{trigger as ComponentProps<typeof Pressable>['children']}</Pressable>
        <PopoverPanel {...panel} />
      </DialogTrigger>
    </Aria>
  );
}

export interface PopoverPanelProps extends Omit<PopoverProps, 'trigger' | 'open' | 'onOpenChange'> {
  /** Where it belongs, and whether it is open, where no `DialogTrigger` around it says so. */
  overlay?: Pick<AriaPopoverProps, 'triggerRef' | 'isOpen' | 'onOpenChange'>;
}

/** What a popover opens. */
export function PopoverPanel({ title, titleHidden, closeLabel, placement = 'bottom start', overlay, children }: PopoverPanelProps) {
  const titleId = useId();
  const container = useOverlayContainer();
  const place: Partial<AriaPopoverProps> = container ? { UNSTABLE_portalContainer: container } : {};
  return (
    <AriaPopover {...place} {...overlay} className={classNames(popUp, styles.panel)} placement={placement}>
      <Dialog className={styles.dialog} aria-labelledby={titleId}>
        {({ close: closeTriggered }) => {
          // The dialog knows of the state of a trigger around it alone.
          const close = overlay ? () => overlay.onOpenChange?.(false) : closeTriggered;
          return (
            <>
              <PanelHeader {...{ titleId, title, titleHidden, closeLabel, close }} />
              {typeof children === 'function' ? children(close) : children}
            </>
          );
        }}
      </Dialog>
    </AriaPopover>
  );
}

interface PanelHeaderProps extends Pick<PopoverPanelProps, 'title' | 'titleHidden' | 'closeLabel'> {
  titleId: string;
  close: () => void;
}

function PanelHeader({ titleId, title, titleHidden, closeLabel, close }: PanelHeaderProps) {
  if (titleHidden && !closeLabel) {
    return (
      <VisuallyHidden>
        <span id={titleId}>{title}</span>
      </VisuallyHidden>
    );
  }
  return (
    <div className={styles.header}>
      <Heading level={2} size="card" id={titleId} className={styles.heading}>
        {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
      </Heading>
      {closeLabel && <IconButton label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={close} />}
    </div>
  );
}
