import { useApi } from '@foyer/api';
import { Alert, Button, Card, Cluster, Heading, Stack, Text } from '@foyer/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useShellData, useUser } from '../../host/app/shell-data.ts';
import { useProblemText } from '../../host/errors/use-problem-text.ts';
import { useCall } from '../../host/overlays/use-call.ts';
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../../host/push/push.ts';
import { PushStateText } from './push-state-text.tsx';

/** Push messages in this browser: what they are, before the browser itself asks, and how it is with them. */
export function DevicePush() {
  const api = useApi();
  const problemText = useProblemText();
  const { vapid_public_key: key } = useShellData().settings;
  const userId = useUser()?.user_id ?? '';
  const [state, setState] = useState<PushState>();
  const { pending, error, run } = useCall();
  useEffect(() => {
    readPushState(userId).then(setState, () => setState('unsupported'));
  }, [userId]);
  const change = (call: () => Promise<void>) => run(() => call().finally(async () => setState(await readPushState(userId))));
  return (
    <Card padding="m">
      <Stack gap="m">
        <Heading level={2} size="card">
          <FormattedMessage defaultMessage="Push messages on this device" description="Heading in the notification settings" />
        </Heading>
        <Text role="status">{state && <PushStateText state={state} />}</Text>
        {error !== undefined && (
          <Alert tone="critical" role="alert">
            {problemText(error)}
          </Alert>
        )}
        <Cluster>
          {state === 'off' && key && (
            <Button pending={pending} onClick={() => void change(() => turnPushOn(api, key, userId))}>
              <FormattedMessage defaultMessage="Turn on" description="Button that turns on push messages on this device" />
            </Button>
          )}
          {state === 'on' && (
            <Button look="secondary" pending={pending} onClick={() => void change(() => turnPushOff(api))}>
              <FormattedMessage defaultMessage="Turn off" description="Button that turns off push messages on this device" />
            </Button>
          )}
        </Cluster>
      </Stack>
    </Card>
  );
}
