import { CloseIcon, FloatingPanel, Icon, IconButton } from '@foyer/ui';
import type { FrameProps } from '@foyer/widget-element';
import { useIntl } from 'react-intl';
import * as styles from './chat-frame.css.ts';

/** Where the chat is on another website: in a panel over the page, a screen of its own on phones, or in the page's text. */
export function ChatFrame({ inline, instead, open, setOpen, children }: FrameProps) {
  const intl = useIntl();
  if (inline && instead) return children;
  if (inline) return <div className={styles.inline}>{children}</div>;
  return (
    <FloatingPanel
      {...{ open, onOpenChange: setOpen }}
      label={intl.formatMessage({ defaultMessage: 'Chat', description: 'Name of the panel with the conversations' })}
    >
      {instead ? (
        <div className={styles.instead}>
          <IconButton
            icon={<Icon icon={CloseIcon} />}
            label={intl.formatMessage({ defaultMessage: 'Close', description: 'Button that closes the chat’s panel on another website' })}
            onClick={() => setOpen(false)}
            className={styles.close}
          />
          {children}
        </div>
      ) : (
        children
      )}
    </FloatingPanel>
  );
}
