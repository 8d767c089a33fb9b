import type { Schemas } from '@foyer/api';
import { RelativeTime } from '@foyer/i18n';
import { Badge, BellOffIcon, classNames, Icon, VisuallyHidden } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConversationAvatar } from '../shared/chat-avatar.tsx';
import { useChat } from '../shared/chat-context.ts';
import { loadAhead } from '../shared/later-views.ts';
import { useConversationTitle } from '../shared/use-conversation-title.ts';
import { usePreviewText } from '../shared/use-preview-text.ts';
import * as styles from './conversation-row.css.ts';
import { useIntent } from './use-intent.ts';

/** More than this are not counted out. */
const mostCounted = 99;

/** A conversation in the list. */
export function ConversationRow({ conversation }: { conversation: Schemas['Conversation'] }) {
  const { me, lead, session } = useChat();
  const title = useConversationTitle()(conversation);
  const preview = usePreviewText(me)(conversation);
  const { id, muted, new_messages: unread, last_message: last } = conversation;
  const intent = useIntent(() => {
    session.ahead.begin(id);
    loadAhead('conversation');
  });
  return (
    <button type="button" className={styles.row} data-conversation={id} onClick={() => lead({ name: 'conversation', id })} {...intent}>
      <ConversationAvatar conversation={conversation} />
      <span className={styles.texts}>
        <span className={styles.line}>
          <span className={classNames(styles.name, unread > 0 && styles.unreadName)} dir="auto">
            {title}
          </span>
          {muted && <MutedSign />}
          {last && (
            <span className={styles.time}>
              <RelativeTime value={last.time} />
            </span>
          )}
        </span>
        <span className={styles.line}>
          <span className={styles.preview} dir="auto">
            {preview}
          </span>
          {unread > 0 && <Unread count={unread} quiet={muted} />}
        </span>
      </span>
    </button>
  );
}

function MutedSign() {
  return (
    <span className={styles.muted}>
      <Icon icon={BellOffIcon} />
      <VisuallyHidden>
        <FormattedMessage defaultMessage="muted" description="A conversation of which the reader wants no notices" />
      </VisuallyHidden>
    </span>
  );
}

function Unread({ count, quiet }: { count: number; quiet: boolean }) {
  const intl = useIntl();
  const shown = count > mostCounted ? `${intl.formatNumber(mostCounted)}+` : intl.formatNumber(count);
  return (
    <>
      <Badge tone={quiet ? 'neutral' : 'brand'} aria-hidden>
        {shown}
      </Badge>
      <VisuallyHidden>
        <FormattedMessage
          defaultMessage="{count, plural, one {# unread message} other {# unread messages}}"
          description="In the list of conversations, for screen readers"
          values={{ count }}
        />
      </VisuallyHidden>
    </>
  );
}
