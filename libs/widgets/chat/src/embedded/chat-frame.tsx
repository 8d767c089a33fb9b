import { FloatingPanel } from '@foyer/ui';
import type { FrameProps } from '@foyer/widget-element';
import { useIntl } from 'react-intl';
import * as styles from './chat-frame.css.ts';

/** Where the chat is on another website: in a panel over the page, a screen of its own on phones, or in the page's text. */
export function ChatFrame({ inline, open, setOpen, children }: FrameProps) {
  const intl = useIntl();
  if (inline) return <div className={styles.inline}>{children}</div>;
  return (
    <FloatingPanel
      {...{ open, onOpenChange: setOpen }}
      label={intl.formatMessage({ defaultMessage: 'Chat', description: 'Name of the panel with the conversations' })}
    >
      {children}
    </FloatingPanel>
  );
}
