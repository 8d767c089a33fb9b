import { localePath, paths } from '@foyer/links';
import { Alert, Button, Cluster, Dialog, LinkButton, Stack, Text } from '@foyer/ui';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useUser } from '../app/shell-data.ts';
import { useLocale } from '../language/use-locale.ts';
import { removeQueued, useQueue } from '../reactions/outbox.ts';
import * as styles from './notices.css.ts';

/** The comments that the server did not take, wherever they were written: their articles may be gone. The text can be copied, changed at its article, or thrown away. */
export function RefusedComments({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const locale = useLocale();
  const userId = useUser()?.user_id;
  const refused = useQueue(userId).filter((comment) => comment.refused !== null);
  const done = refused.length === 0;
  useEffect(() => {
    if (done) onClose();
  }, [done, onClose]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Comments that were not sent" description="Title of the dialog about them" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Closes the dialog about comments that were not sent' })}
    >
      <ul className={styles.refused}>
        {refused.map(({ key, content, text, refused: reason }) => (
          <Stack as="li" gap="s" key={key}>
            <Text as="div" preserveLines dir="auto">
              {text}
            </Text>
            <Alert tone="warning">{reason}</Alert>
            <Cluster gap="s">
              {content.type === 'news' && (
                <LinkButton look="secondary" href={`${localePath(locale, paths.article(content.id))}#comments`} onClick={onClose}>
                  <FormattedMessage
                    defaultMessage="Go to the article"
                    description="Link below a comment that was not sent: where it can be changed and sent again"
                  />
                </LinkButton>
              )}
              <Button look="quiet" onClick={() => userId && removeQueued(userId, key)}>
                <FormattedMessage defaultMessage="Discard" description="Button below a comment that has not been sent: throws it away" />
              </Button>
            </Cluster>
          </Stack>
        ))}
      </ul>
    </Dialog>
  );
}
