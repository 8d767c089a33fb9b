import type { Schemas } from '@foyer/api';
import { Heading } from '@foyer/ui';
import { FormattedMessage } from 'react-intl';
import { ConversationAvatar } from '../shared/chat-avatar.tsx';
import { useConversationTitle } from '../shared/use-conversation-title.ts';
import * as styles from './conversation.css.ts';

/** Who a conversation is with. */
export function ConversationHead({ conversation }: { conversation: Schemas['Conversation'] }) {
  const title = useConversationTitle()(conversation);
  const { type, member_count: count, members } = conversation;
  return (
    <div className={styles.head}>
      <ConversationAvatar conversation={conversation} />
      <div className={styles.headTexts}>
        <Heading level={2} size="small" className={styles.headName} dir="auto" title={title}>
          {title}
        </Heading>
        <span className={styles.headFact}>
          {type === 'group' ? (
            <FormattedMessage
              defaultMessage="{count, plural, one {# member} other {# members}}"
              description="In the head of a conversation"
              values={{ count }}
            />
          ) : members[0]?.online ? (
            <FormattedMessage defaultMessage="online" description="A person of the chat has the portal open" />
          ) : (
            <FormattedMessage defaultMessage="offline" description="A person of the chat does not have the portal open" />
          )}
        </span>
      </div>
    </div>
  );
}
