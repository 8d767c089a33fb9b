import { type Schemas, useApi } from '@foyer/api';
import { studioChangesQuery } from '@foyer/api/studio';
import { Button, Dialog, SkeletonText, Stack, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { ChangeList } from './change-list.tsx';
import type { SetupDraft } from './use-setup-draft.ts';

interface SetupConflictProps {
  part: Schemas['StudioPart'];
  draft: Pick<SetupDraft<object>, 'base' | 'conflict' | 'resolve'>;
}

/** Someone else was faster: who changed what, and whose is kept. Nothing is lost before it is answered. */
export function SetupConflict({ part, draft: { base, conflict, resolve } }: SetupConflictProps) {
  const open = conflict !== null;
  const { data: changes } = useQuery({ ...studioChangesQuery(useApi(), part), staleTime: 0, enabled: open });
  return (
    <Dialog
      open={open}
      onOpenChange={() => undefined}
      pressBeside="stays"
      role="alertdialog"
      width="l"
      title={
        <FormattedMessage
          defaultMessage="Changed in the meantime"
          description="Title of the dialog where another has changed menu, look or settings"
        />
      }
      actions={
        <>
          <Button look="secondary" onClick={() => resolve('theirs')}>
            <FormattedMessage defaultMessage="Take theirs" description="Answer where another has changed menu, look or settings" />
          </Button>
          <Button onClick={() => resolve('mine')}>
            <FormattedMessage defaultMessage="Save mine instead" description="Answer where another has changed menu, look or settings" />
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Text>
          <FormattedMessage
            defaultMessage="Your changes have not been saved and are not lost. This was changed while you worked:"
            description="In the dialog where another has changed menu, look or settings; a list follows"
          />
        </Text>
        {changes ? <ChangeList changes={changes.filter(({ version }) => version > base.version)} /> : <SkeletonText lines={3} />}
      </Stack>
    </Dialog>
  );
}
