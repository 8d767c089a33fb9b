import { CloseIcon, Icon, IconButton } from '@foyer/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BackButton } from './back-button.tsx';
import { useChat } from './chat-context.ts';
import * as styles from './view-frame.css.ts';

interface ViewFrameProps {
  /** The heading of the view. */
  title: ReactNode;
  /** Leads back to where one comes from. */
  onBack?: () => void;
  actions?: ReactNode;
  children: ReactNode;
}

/** A view of the chat: its header, with the way back and out, above what it shows. */
export function ViewFrame({ title, onBack, actions, children }: ViewFrameProps) {
  const intl = useIntl();
  const { close } = useChat();
  const closeLabel = intl.formatMessage({ defaultMessage: 'Close the chat', description: 'Button in the head of the chat' });
  return (
    <section className={styles.frame}>
      <header className={styles.header}>
        {onBack && <BackButton onClick={onBack} />}
        <div className={styles.title}>{title}</div>
        {actions}
        <IconButton label={closeLabel} icon={<Icon icon={CloseIcon} />} onClick={close} />
      </header>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
