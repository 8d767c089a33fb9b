import { Alert, Heading, Loading, SkeletonList, Switch } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useChat } from '../shared/chat-context.ts';
import { Failed } from '../shared/failed.tsx';
import { useFailureText } from '../shared/use-failure-text.ts';
import { padded } from '../shared/view-frame.css.ts';
import { ViewFrame } from '../shared/view-frame.tsx';
import * as styles from './chat-settings.css.ts';
import { useChatPreferences } from './use-chat-preferences.ts';

/** What the reader lets others see: that they are online, that they are writing, and how far they have read. */
export function ChatSettings() {
  const intl = useIntl();
  const { lead } = useChat();
  const failureText = useFailureText();
  const { stored, shown, save } = useChatPreferences();
  return (
    <ViewFrame
      onBack={() => lead({ name: 'list' })}
      title={
        <Heading level={2} size="card">
          <FormattedMessage defaultMessage="Chat settings" description="Title of the settings of the chat" />
        </Heading>
      }
    >
      {stored.isPending && (
        <Loading
          label={intl.formatMessage({ defaultMessage: 'Loading the settings', description: 'For screen readers, in the chat' })}
          className={padded}
        >
          <SkeletonList rows={3} />
        </Loading>
      )}
      {stored.isError && !shown && (
        <Failed pending={stored.isFetching} onRetry={() => void stored.refetch()}>
          <FormattedMessage defaultMessage="The settings could not be loaded." description="In place of the settings of the chat" />
        </Failed>
      )}
      {shown && (
        <div className={styles.content}>
          {save.error && (
            <Alert tone="critical" role="alert">
              {failureText(save.error)}
            </Alert>
          )}
          <Switch
            label={<FormattedMessage defaultMessage="Show that I am online" description="Switch in the settings of the chat" />}
            checked={shown.presence}
            onChange={(presence) => save.mutate({ presence })}
          />
          <Switch
            label={<FormattedMessage defaultMessage="Show when I am writing" description="Switch in the settings of the chat" />}
            checked={shown.typing}
            onChange={(typing) => save.mutate({ typing })}
          />
          <Switch
            label={<FormattedMessage defaultMessage="Show what I have read" description="Switch in the settings of the chat" />}
            description={
              <FormattedMessage
                defaultMessage="The senders see which of their messages you have read."
                description="Below a switch in the settings of the chat"
              />
            }
            checked={shown.read_status}
            onChange={(read_status) => save.mutate({ read_status })}
          />
        </div>
      )}
    </ViewFrame>
  );
}
