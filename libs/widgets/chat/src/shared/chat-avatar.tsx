import type { Schemas } from '@foyer/api';
import { Avatar } from '@foyer/ui';
import { useIntl } from 'react-intl';
import { useConversationTitle } from './use-conversation-title.ts';

/** Whether a person is there, as `Avatar` shows it. */
function usePresence(): (online: boolean | undefined) => { state: 'online'; label: string } | undefined {
  const intl = useIntl();
  return (online) =>
    online
      ? {
          state: 'online',
          label: intl.formatMessage({ defaultMessage: 'online', description: 'A person of the chat has the portal open' }),
        }
      : undefined;
}

/** The face of a person of the chat. */
export function PersonAvatar({ person: { name, image, online } }: { person: Schemas['ChatPerson'] }) {
  return <Avatar name={name} src={image?.variants[0]?.src} size="s" decorative presence={usePresence()(online)} />;
}

/** The face of a conversation: the other person's, or the initials of its name. */
export function ConversationAvatar({ conversation }: { conversation: Schemas['Conversation'] }) {
  const title = useConversationTitle()(conversation);
  const [person] = conversation.members;
  if (conversation.type === 'direct' && person) return <PersonAvatar person={person} />;
  return <Avatar name={title} size="s" decorative />;
}
