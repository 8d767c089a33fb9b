import type { Schemas } from '@foyer/api';
import { Alert, Button, Dialog, Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { KeyRow } from './key-row.tsx';
import { NewSecret } from './new-secret.tsx';
import { useWebsiteActions } from './use-website-actions.ts';
import * as styles from './websites.css.ts';

interface KeysDialogProps {
  site: Schemas['StudioEmbedSite'];
  onClose: () => void;
}

/** Makes the keys that a website's server signs its visitors' tokens with, shows each secret once, and revokes keys. */
export function KeysDialog({ site: { id, content, keys }, onClose }: KeysDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { createKey, removeKey } = useWebsiteActions(id);
  const made = createKey.data && keys.some((one) => one.id === createKey.data.key.id) ? createKey.data : undefined;
  const failure = createKey.error ?? removeKey.error;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={
        <FormattedMessage
          defaultMessage="Keys of {name}"
          description="Title of the dialog with the keys of a website"
          values={{ name: <bdi>{content.name}</bdi> }}
        />
      }
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of a dialog about websites' })}
    >
      <Stack gap="m">
        <Text>
          <FormattedMessage
            defaultMessage="With a key, the website’s server logs its visitors in as members. To replace one, create a second key, put it in place, and revoke the first."
            description="In the dialog with the keys of a website"
          />
        </Text>
        {keys.length > 0 && (
          <ul role="list" className={styles.keys}>
            {keys.map((key) => (
              <KeyRow
                key={key.id}
                entry={key}
                pending={removeKey.isPending && removeKey.variables === key.id}
                onRevoke={() => removeKey.mutate(key.id)}
              />
            ))}
          </ul>
        )}
        <div className={styles.made}>
          <Button pending={createKey.isPending} onClick={() => createKey.mutate()}>
            <FormattedMessage defaultMessage="Create key" description="Button of the dialog with the keys of a website" />
          </Button>
        </div>
        {failure && (
          <Alert tone="critical" role="alert">
            {problemText(failure)}
          </Alert>
        )}
        {made && <NewSecret key={made.key.id} secret={made.secret} />}
      </Stack>
    </Dialog>
  );
}
