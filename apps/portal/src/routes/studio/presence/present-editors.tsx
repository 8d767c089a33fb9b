import type { Schemas } from '@foyer/api';
import { AvatarGroup, Button, Dialog, Stack, Text, VisuallyHidden } from '@foyer/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { pictureOf, PresentEditor } from './present-editor.tsx';
import * as styles from './present-editors.css.ts';
import { usePresentEditors } from './use-present-editors.ts';

interface PresentEditorsProps {
  subject: Schemas['StudioSubject'];
  /** Null for menu, look and settings. */
  id: string | null;
}

/** The faces of all who have the same open; a press says who they are. One who comes is read out. */
export function PresentEditors({ subject, id }: PresentEditorsProps) {
  const intl = useIntl();
  const editors = usePresentEditors(subject, id);
  const [open, setOpen] = useState(false);
  const you = intl.formatMessage({
    defaultMessage: 'You, in another tab',
    description: 'Among those who have something open in the studio',
  });
  const names = intl.formatList(editors.map(({ own, person }) => (own ? you : person.name)));
  const label = intl.formatMessage(
    {
      defaultMessage: 'Also open here: {names}',
      description: 'Who else has an article, a page, the menu or the settings open in the studio',
    },
    { names },
  );
  return (
    <>
      <VisuallyHidden>
        <span role="status">{editors.length > 0 && label}</span>
      </VisuallyHidden>
      {editors.length > 0 && (
        <Button look="quiet" className={styles.trigger} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <AvatarGroup
            people={editors.map(({ person }) => ({ id: person.id, name: person.name, src: pictureOf(person) }))}
            max={3}
            label={label}
            more={(count) => intl.formatNumber(count, { signDisplay: 'always' })}
          />
        </Button>
      )}
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={<FormattedMessage defaultMessage="Also open here" description="Heading above those who have the same open in the studio" />}
        closeLabel={intl.formatMessage({ defaultMessage: 'Close', description: 'Closes the list of those who have the same open' })}
      >
        <Stack gap="m">
          {editors.length === 0 ? (
            <Text>
              <FormattedMessage
                defaultMessage="You are alone here now."
                description="In place of those who had the same open in the studio"
              />
            </Text>
          ) : (
            <ul role="list" className={styles.people}>
              {editors.map((editor) => (
                <PresentEditor key={editor.person.id} editor={editor} name={editor.own ? you : editor.person.name} />
              ))}
            </ul>
          )}
          <Text size="s" tone="muted">
            <FormattedMessage
              defaultMessage="Where two of you change the same, you are asked whose is kept when you save."
              description="Below those who have the same open in the studio"
            />
          </Text>
        </Stack>
      </Dialog>
    </>
  );
}
