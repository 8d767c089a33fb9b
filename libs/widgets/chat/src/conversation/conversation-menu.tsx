import type { Schemas } from '@foyer/api';
import {
  BellIcon,
  BellOffIcon,
  ConfirmDialog,
  EditIcon,
  Icon,
  LeaveIcon,
  Menu,
  MenuAction,
  MoreVerticalIcon,
  SearchIcon,
  UsersIcon,
  useSnackbar,
} from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { useFailureText } from '../shared/use-failure-text.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { useConversationChanges } from './use-conversation-changes.ts';

/** What can be done with a conversation. */
export function ConversationMenu({ conversation }: { conversation: Schemas['Conversation'] }) {
  const intl = useIntl();
  const { me, lead } = useChat();
  const show = useSnackbar();
  const failureText = useFailureText();
  const [asked, setAsked] = useState<'rename' | 'leave' | null>(null);
  const { id, type, muted, name, permissions } = conversation;
  const { mute, rename, leave } = useConversationChanges(id, me);
  const toggle = () => mute.mutate(!muted, { onError: (error) => show(failureText(error), { tone: 'critical', duration: 2500 }) });
  return (
    <>
      <Menu
        align="end"
        label={intl.formatMessage({ defaultMessage: 'More about the conversation', description: 'Button in the head of a conversation' })}
        trigger={<Icon icon={MoreVerticalIcon} />}
      >
        <MenuAction icon={<Icon icon={SearchIcon} />} onClick={() => lead({ name: 'search', id })}>
          <FormattedMessage defaultMessage="Search messages" description="In the menu of a conversation" />
        </MenuAction>
        <MenuAction icon={<Icon icon={muted ? BellIcon : BellOffIcon} />} onClick={toggle}>
          {muted ? (
            <FormattedMessage defaultMessage="Notify me again" description="In the menu of a muted conversation" />
          ) : (
            <FormattedMessage defaultMessage="Mute" description="In the menu of a conversation" />
          )}
        </MenuAction>
        {type === 'group' && (
          <MenuAction icon={<Icon icon={UsersIcon} />} onClick={() => lead({ name: 'people', id })}>
            <FormattedMessage defaultMessage="Members" description="In the menu of a conversation" />
          </MenuAction>
        )}
        {permissions.rename && (
          <MenuAction icon={<Icon icon={EditIcon} />} onClick={() => setAsked('rename')}>
            <FormattedMessage defaultMessage="Rename" description="In the menu of a conversation" />
          </MenuAction>
        )}
        {permissions.leave && (
          <MenuAction icon={<Icon icon={LeaveIcon} />} onClick={() => setAsked('leave')}>
            <FormattedMessage defaultMessage="Leave" description="In the menu of a conversation" />
          </MenuAction>
        )}
      </Menu>
      <RenameDialog name={name} rename={rename} open={asked === 'rename'} onOpenChange={(open) => open || setAsked(null)} />
      <ConfirmDialog
        open={asked === 'leave'}
        onOpenChange={(open) => open || setAsked(null)}
        look="danger"
        title={<FormattedMessage defaultMessage="Leave the conversation?" description="Question in the chat" />}
        confirmLabel={<FormattedMessage defaultMessage="Leave" description="Button in a dialog of the chat" />}
        cancelLabel={<FormattedMessage defaultMessage="Stay" description="Button in a dialog of the chat" />}
        pending={leave.isPending}
        error={leave.error && failureText(leave.error)}
        onConfirm={() => leave.mutate(undefined, { onSuccess: () => lead({ name: 'list' }) })}
      >
        <FormattedMessage defaultMessage="You will not see its messages any more." description="What follows from leaving a conversation" />
      </ConfirmDialog>
    </>
  );
}
