import { ChatIcon, Icon, IconButton } from '@foyer/ui';
import { useAtomValue } from 'jotai';
import { useIntl } from 'react-intl';
import { chatViewAtom } from './chat-state.ts';
import * as styles from './chat-launcher.css.ts';
import { useWarmChat } from './lazy-chat-panel.tsx';
import { useOpenChat } from './use-open-chat.ts';
import { useUnreadChatLabel } from './use-unread-chat-label.ts';

/** Floats at the corner of wide screens and opens the chat (access §2, Application shell). */
export function ChatButton() {
  const intl = useIntl();
  const open = useOpenChat();
  const warm = useWarmChat();
  const isOpen = useAtomValue(chatViewAtom) !== null;
  return (
    <div className={styles.launcher}>
      <IconButton
        look="primary"
        size="l"
        icon={<Icon icon={ChatIcon} />}
        label={intl.formatMessage({ defaultMessage: 'Open chat', description: 'Button at the corner of the page' })}
        {...useUnreadChatLabel()}
        aria-expanded={isOpen}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => open({ name: 'list' })}
      />
    </div>
  );
}
