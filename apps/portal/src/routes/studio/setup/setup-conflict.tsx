import { type Schemas, useApi } from '@foyer/api';
import { studioChangesQuery } from '@foyer/api/studio';
import { SkeletonText, Text } from '@foyer/ui';
import { useQuery } from '@tanstack/react-query';
import { FormattedMessage } from 'react-intl';
import { OutrunDialog } from '../outrun-dialog.tsx';
import { ChangeList } from './change-list.tsx';
import type { SetupDraft } from './use-setup-draft.ts';

interface SetupConflictProps {
  part: Schemas['StudioPart'];
  draft: Pick<SetupDraft<object>, 'base' | 'conflict' | 'resolve'>;
}

/** Another editor has saved meanwhile: who changed what, and whose is kept. */
export function SetupConflict({ part, draft: { base, conflict, resolve } }: SetupConflictProps) {
  const open = conflict !== null;
  const { data: changes } = useQuery({ ...studioChangesQuery(useApi(), part), staleTime: 0, enabled: open });
  return (
    <OutrunDialog
      open={open}
      theirs={<FormattedMessage defaultMessage="Take theirs" description="Answer where another has changed menu, look or settings" />}
      mine={<FormattedMessage defaultMessage="Save mine instead" description="Answer where another has changed menu, look or settings" />}
      onTheirs={() => resolve('theirs')}
      onMine={() => resolve('mine')}
    >
      <Text>
        <FormattedMessage
          defaultMessage="Your changes have not been saved and are not lost. This was changed while you worked:"
          description="In the dialog where another has changed menu, look or settings; a list follows"
        />
      </Text>
      {changes ? <ChangeList changes={changes.filter(({ version }) => version > base.version)} /> : <SkeletonText lines={3} />}
    </OutrunDialog>
  );
}
