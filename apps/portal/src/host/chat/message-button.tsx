import { useApi } from '@foyer/api';
import { Alert, Button, ChatIcon, Icon } from '@foyer/ui';
import { useMutation } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { useProblemText } from '../errors/use-problem-text.ts';
import { useWarmChat } from './lazy-chat-panel.tsx';
import { useOpenChat } from './use-open-chat.ts';

/** Opens the conversation with a person (content §2, profile). */
export function MessageButton({ userId }: { userId: string }) {
  const { client } = useApi();
  const open = useOpenChat();
  const warm = useWarmChat();
  const problemText = useProblemText();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () =>
      (await client.POST('/messages/new_direct_message_conversation', { body: { user_ids: [userId] } })).data!.conversation_id,
    onSuccess: (id) => open({ name: 'conversation', id }),
  });
  return (
    <>
      <Button icon={<Icon icon={ChatIcon} />} pending={isPending} onPointerEnter={warm} onFocus={warm} onClick={() => mutate()}>
        <FormattedMessage defaultMessage="Message" description="Button on a person's profile that opens the chat with them" />
      </Button>
      {error && <Alert tone="critical">{problemText(error)}</Alert>}
    </>
  );
}
