import type { Schemas } from '@foyer/api';
import { CopyIcon, DeleteIcon, Divider, EditIcon, FlagIcon, Icon, Menu, MenuAction, MoreIcon, ReplyIcon } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageActions } from './message-actions.ts';
import * as styles from './message.css.ts';
import { signs, type Sign } from './reaction-signs.ts';
import { useSignName } from './use-sign-name.ts';

interface MessageMenuProps {
  message: Schemas['ChatMessage'];
  me: string;
  actions: MessageActions;
  canWrite: boolean;
}

const allSigns = Object.keys(signs) as Sign[];

/** What can be done with a message. */
export function MessageMenu({ message, me, actions, canWrite }: MessageMenuProps) {
  const intl = useIntl();
  const nameOf = useSignName();
  const own = message.sender?.id === me;
  const mine = message.reactions.find(({ user_ids }) => user_ids.includes(me))?.reaction;
  const who = message.sender?.name ?? '';
  const label = own
    ? intl.formatMessage({ defaultMessage: 'More about your message', description: 'Button beside a message of the chat' })
    : intl.formatMessage(
        { defaultMessage: 'More about the message of {who}', description: 'Button beside a message of the chat' },
        { who },
      );
  return (
    <Menu label={label} trigger={<Icon icon={MoreIcon} />} align={own ? 'end' : 'start'}>
      <div className={styles.signs}>
        {allSigns.map((sign) => (
          <MenuAction
            key={sign}
            className={styles.sign}
            aria-label={nameOf(sign)}
            aria-pressed={mine === sign}
            onClick={() => actions.react(message, mine === sign ? null : sign)}
          >
            {signs[sign]}
          </MenuAction>
        ))}
      </div>
      <Divider />
      {canWrite && (
        <MenuAction icon={<Icon icon={ReplyIcon} />} onClick={() => actions.reply(message)}>
          <FormattedMessage defaultMessage="Reply" description="In the menu of a message of the chat" />
        </MenuAction>
      )}
      {message.text !== '' && (
        <MenuAction icon={<Icon icon={CopyIcon} />} onClick={() => actions.copy(message)}>
          <FormattedMessage defaultMessage="Copy the text" description="In the menu of a message of the chat" />
        </MenuAction>
      )}
      {own && canWrite && message.text !== '' && (
        <MenuAction icon={<Icon icon={EditIcon} />} onClick={() => actions.edit(message)}>
          <FormattedMessage defaultMessage="Edit" description="In the menu of a message of the chat" />
        </MenuAction>
      )}
      {own && (
        <MenuAction icon={<Icon icon={DeleteIcon} />} onClick={() => actions.remove(message)}>
          <FormattedMessage defaultMessage="Delete" description="In the menu of a message of the chat" />
        </MenuAction>
      )}
      {!own && (
        <MenuAction icon={<Icon icon={FlagIcon} />} onClick={() => actions.report(message)}>
          <FormattedMessage defaultMessage="Report" description="In the menu of a message of the chat: tells moderators" />
        </MenuAction>
      )}
    </Menu>
  );
}
