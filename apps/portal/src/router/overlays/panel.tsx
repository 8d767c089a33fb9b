import { classNames, Heading } from '@foyer/ui';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as styles from './panel.css.ts';

interface PanelProps {
  title: ReactNode;
  /** Esc was pressed in it. */
  onEscape: () => void;
  /** The reader has opened it, or more of it, themselves: it may be high and takes the focus, which goes back when it closes. */
  wanted?: boolean;
  /** A button beside the title. */
  more?: ReactNode;
  actions: ReactNode;
  children: ReactNode;
}

/** A dialog beside the page and not in front of it: it is first in the order of the keyboard, and everything else can be read and pressed. */
export function Panel({ title, onEscape, wanted = false, more, actions, children }: PanelProps) {
  const titleId = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!wanted) {
      // It came over a field that someone is in already.
      const { activeElement } = document;
      if (activeElement !== document.body && !panel.current?.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
      return;
    }
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, [wanted]);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape();
  };
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={classNames(styles.panel, wanted && styles.high)}
      onKeyDown={press}
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <Heading level={2} size={wanted ? 'card' : 'small'} id={titleId}>
            {title}
          </Heading>
          {more}
        </div>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </div>
  );
}
