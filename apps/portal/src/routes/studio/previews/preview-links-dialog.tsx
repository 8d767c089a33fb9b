import { Alert, Button, Dialog, Divider, Loading, SkeletonText, Stack, Text } from '@foyer/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProblemText } from '../../../host/errors/use-problem-text.ts';
import { NewLink } from './new-link.tsx';
import { LinkRow } from './link-row.tsx';
import * as styles from './previews.css.ts';
import { type Previewed, usePreviewLinks } from './use-preview-links.ts';

interface PreviewLinksDialogProps extends Previewed {
  onClose: () => void;
}

/** Makes links by which people without an account read what is written, and ends them. */
export function PreviewLinksDialog({ onClose, ...previewed }: PreviewLinksDialogProps) {
  const intl = useIntl();
  const problemText = useProblemText();
  const { links, create, end } = usePreviewLinks(previewed);
  const failure = end.error ?? links.error;
  const made = create.data;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={<FormattedMessage defaultMessage="Links for others" description="Title of the dialog of links to what is not published" />}
      closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Button of the dialog of links to what is not published' })}
    >
      <Stack gap="m">
        <Text>
          <FormattedMessage
            defaultMessage="With a link, people without an account can read this as it was saved last, also before it is published. They can pass the link on."
            description="In the dialog of links to what is not published"
          />
        </Text>
        <NewLink
          pending={create.isPending}
          error={create.error}
          made={made && links.data?.some(({ id }) => id === made.id) ? made : undefined}
          onCreate={(days) => create.mutate({ days })}
        />
        <Divider />
        {failure && (
          <Alert tone="critical" role="alert">
            <Stack gap="s">
              {problemText(failure)}
              {links.error && (
                <div>
                  <Button look="secondary" onClick={() => void links.refetch()}>
                    <FormattedMessage defaultMessage="Try again" description="Button of the dialog of links to what is not published" />
                  </Button>
                </div>
              )}
            </Stack>
          </Alert>
        )}
        {links.isPending && (
          <Loading
            label={<FormattedMessage defaultMessage="The links are loading." description="For screen readers, in the dialog of links" />}
          >
            <SkeletonText lines={2} />
          </Loading>
        )}
        {links.data?.length === 0 && (
          <Text tone="muted">
            <FormattedMessage
              defaultMessage="No link is valid at the moment."
              description="In the dialog of links to what is not published"
            />
          </Text>
        )}
        {links.data && links.data.length > 0 && (
          <ul className={styles.list}>
            {links.data.map((link) => (
              <LinkRow key={link.id} link={link} ending={end.isPending && end.variables === link.id} onEnd={() => end.mutate(link.id)} />
            ))}
          </ul>
        )}
      </Stack>
    </Dialog>
  );
}
