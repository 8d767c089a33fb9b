import { classNames, Heading } from '@foyer/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './panel.css.ts';

interface PanelProps {
  title: ReactNode;
  /** `wide` spans the page, `narrow` is at its end. */
  width: 'wide' | 'narrow';
  /** Esc was pressed in it. */
  onEscape: () => void;
  /** Takes the focus, where the reader has opened it themselves; it goes back when it closes. */
  takesFocus?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog beside the page and not in front of it: it is first in the order of the keyboard, and everything else can be read and pressed. */
export function Panel({ title, width, onEscape, takesFocus = false, actions, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [takesFocus]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(styles.panel, styles[width])}
      onKeyDown={press}
    >
      <div className={styles.body}>
        <Heading level={2} size="card" id={titleId}>
          {title}
        </Heading>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
